/** Exports of the step's chunk. */
export { ChooseWorkplaceScreen as Screen } from './choose-workplace-screen'
export { WorkplaceSummary as Summary } from './workplace-summary'
