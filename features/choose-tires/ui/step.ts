/** What the step's chunk holds. */
export { ChooseTiresScreen as Screen } from './choose-tires-screen'
export { TiresSummary as Summary } from './tires-summary'
