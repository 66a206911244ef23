/** Exports of the step's chunk. */
export { ChooseTiresScreen as Screen } from './choose-tires-screen'
export { TiresSummary as Summary } from './tires-summary'
