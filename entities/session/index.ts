export { sameSession, SessionStore, sessionStore } from './model/session-store'
export { wishStore } from './model/wish-store'
