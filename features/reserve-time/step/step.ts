/** Exports of the step's chunk. */
export { ReserveTimeScreen as Screen } from './reserve-time-screen'
export { ReleaseTime } from '../hold/release-time'
export { TimeSummary as Summary } from './time-summary'
