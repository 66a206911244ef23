import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from '../texts'

/** The code of this slice that only some visitors need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'arrange-visit-chunk',
  () => import(/* webpackChunkName: "time" */ './lazy-chunk'),
  { loading: t('loading'), failed: t('chunkFailed') },
)
