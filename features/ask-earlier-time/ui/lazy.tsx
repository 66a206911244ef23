import { lazyPart } from '#shared/ui/feedback/lazy-part'

/** The feature's code, which only customers of a server with the extension load. */
export const { Lazy } = lazyPart('earlier-time', () => import(/* webpackChunkName: "earlier" */ './chunk'))
