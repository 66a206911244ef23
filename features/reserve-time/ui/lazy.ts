import { lazyPart } from '#shared/ui/feedback/lazy-part'

/** The code of the time step that only some visitors need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'time-chunk',
  () => import(/* webpackChunkName: "time" */ './lazy-chunk'),
)
