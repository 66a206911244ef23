import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from '../../texts'

/** The selects of the leasing contract, which only visitors with such a contract need. */
export const { Lazy: LazyLeasing } = lazyPart(
  'leasing-selects',
  () => import(/* webpackChunkName: "services" */ './leasing-selects'),
  { loading: t('loading'), failed: t('leasingCompaniesFailed') },
)
