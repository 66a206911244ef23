export { delayWords } from './model/delay-words'
export { errorText, failureOf, specificErrorText } from './model/failures'
export { LIFETIME_MS, NotificationStore, notificationStore, type Notification } from './model/notification-store'
