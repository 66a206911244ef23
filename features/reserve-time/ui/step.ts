/** What the step's chunk holds. */
export { ReserveTimeScreen as Screen } from './reserve-time-screen'
export { ReleaseTime } from './release-time'
export { TimeSummary as Summary } from './time-summary'
