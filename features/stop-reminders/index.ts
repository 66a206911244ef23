export { ReminderNote } from './ui/reminder-note'
