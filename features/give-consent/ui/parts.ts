/** What is shown to those who are asked, or who ask; one chunk. */
export { ConsentBanner } from './consent-banner'
export { ConsentSettings } from './consent-settings'
