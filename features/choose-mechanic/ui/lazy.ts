import { lazyPart } from '#shared/ui/feedback/lazy-part'

/** The code that only workshops with mechanics or gap times need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'choose-mechanic-chunk',
  () => import(/* webpackChunkName: "time" */ './lazy-chunk'),
)
