import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from '../../texts'

/** The picker with its drawings and questions, which only visitors with a fault open. */
export const { store: pickerCodeStore, Lazy: LazyPicker } = lazyPart(
  'symptom-picker-code',
  () => import(/* webpackChunkName: "apart-picker" */ './symptom-picker'),
  { loading: t('loading'), failed: t('symptomsPickFailed') },
)
