export { errorText } from './model/error-text'
export { LIFETIME_MS, NotificationStore, notificationStore, type Notification } from './model/notification-store'
