import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from '../texts'

/** The code of the services step that only some visitors need. */
export const { store: lazyChunkStore, Lazy } = lazyPart(
  'services-chunk',
  () => import(/* webpackChunkName: "services" */ './lazy-chunk'),
  { loading: t('loading'), failed: t('failed') },
)
