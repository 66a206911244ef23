export { FeedbackForm } from './ui/feedback-form'
