/** What the rest of the server may use of this part. */
export { releaseFollower } from './calls/after-release'
export { earlierTimeHandlers } from './calls/earlier-time'
export { tendEarlierTimes } from './calls/tend'
export { isOfferOpen } from './store/offers'
