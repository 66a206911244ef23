/** Exports of the consent chunk: everything except the trigger that loads it. */
export { ConsentUi } from './consent-ui'
