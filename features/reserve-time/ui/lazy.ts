import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from '../texts'

/** The code of the time step that only some visitors need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'time-chunk',
  () => import(/* webpackChunkName: "time" */ './lazy-chunk'),
  { loading: t('loading'), failed: t('chunkFailed') },
)
