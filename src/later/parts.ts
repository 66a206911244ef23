/** Everything of the shell that the first screen can do without; one chunk. */
export { Notifications } from '../layout/notifications'
export { StepHistory } from '../navigation/step-history'
export { ConfirmDialog } from '../wizard/confirm-dialog'
export { FinishedSteps } from '../wizard/finished-steps'
