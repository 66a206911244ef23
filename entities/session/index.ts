export { sameSession } from './model/same-session'
export { SessionStore, sessionStore } from './model/session-store'
