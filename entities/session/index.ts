export { sameSession, SessionStore, sessionStore } from './model/session-store'
