export { SessionStore, sessionStore } from './model/session-store'
