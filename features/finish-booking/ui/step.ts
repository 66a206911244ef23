/** Entry of the step's lazy chunk. */
export { ThanksScreen as Screen } from './thanks-screen'
