import { lazyPart } from '#shared/ui/feedback/lazy-part'

/** The code of this slice that only some visitors need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'arrange-visit-chunk',
  () => import(/* webpackChunkName: "time" */ './lazy-chunk'),
)
