export { errorText } from './model/error-text'
export { LIFETIME_MS, NotificationStore, notificationStore } from './model/notification-store'
