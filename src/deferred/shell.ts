/** The parts of the shell that the first screen does not need, in one chunk. */
export { Notifications } from '../layout/notifications'
export { Leaving } from '../navigation/leaving'
export { hasMoney, leaveStore } from '../navigation/leave-store'
export { StepHistory } from '../navigation/step-history'
export { FinishedSteps } from '../wizard/finished-steps'
export { Resumed, StepSkeleton } from '../wizard/resumed'
export { StartOverDialog } from '../wizard/discard-dialog'
