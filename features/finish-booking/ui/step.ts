/** What the step's chunk holds. */
export { ThanksScreen as Screen } from './thanks-screen'
