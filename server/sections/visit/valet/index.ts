/** What the rest of the server may use of this part. */
export { valetHandlers } from './calls/valet'
