/** The parts of the shell that the first screen does not need, in one chunk. */
export { Notifications } from '../layout/notifications'
export { Leaving } from '../navigation/leaving'
export { StepHistory } from '../navigation/step-history'
export { FinishedSteps } from '../wizard/finished-steps'
export { Resumed } from '../wizard/resumed'
export { StartOverDialog } from '../wizard/start-over-dialog'
export { StepSkeleton } from '../wizard/step-skeleton'
