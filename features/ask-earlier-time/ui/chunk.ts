/** Entry of the feature's lazy chunk. */
export { EarlierTimePanel } from './earlier-time-panel'
export { OfferScreen } from './offer-screen'
