import { onDemand } from '#shared/store/on-demand'

/** The outcome of a payment is loaded lazily, because most visitors pay nothing in advance. */
export const returnCode = onDemand('card-return', () => import(/* webpackChunkName: "pay" */ './card-return'))
