/** What the step's chunk holds. */
export { ChooseWorkplaceScreen as Screen } from './choose-workplace-screen'
export { WorkplaceSummary as Summary } from './workplace-summary'
