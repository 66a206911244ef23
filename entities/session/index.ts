export { sameSession, SessionStore, sessionStore } from './model/session-store'
export { givenStore } from './model/given-store'
