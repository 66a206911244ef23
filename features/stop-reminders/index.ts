export { ReminderNote } from './reminder-note'
