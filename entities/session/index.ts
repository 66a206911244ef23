export { sameSession } from './model/session-store'
export { SessionStore, sessionStore } from './model/session-store'
