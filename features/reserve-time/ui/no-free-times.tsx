import { State } from '#shared/ui/state'
import { t } from '../extra-texts'

/** The visible months and three more have nothing (TM-04). */
export const NoFreeTimes = () => <State title={t('notFoundTitle')}>{t('notFoundText')}</State>
