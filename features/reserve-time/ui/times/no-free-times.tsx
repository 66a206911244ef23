import { observer } from 'mobx-react-lite'
import { bookingAttemptPort } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { NO_DAYS_PATH } from '#shared/ui/text/icon-paths'
import { t } from '../../lazy-texts'
import type { ReserveTimeStore } from '../../model/reserve-time-store'
import { t as step } from '../../texts'

/**
 * Shown if the visible months and three more have no free times (TM-04). Offers the enquiry and another workshop. Names the
 * choices for which nothing is free, because others may have times.
 */
export const NoFreeTimes = observer(function NoFreeTimes({ store }: { readonly store: ReserveTimeStore }) {
  const get = useStores()
  const bookingAttempt = useStore(bookingAttemptPort)
  const workplace = bookingAttempt.finished.find(({ role }) => role === 'workplace')
  const choices = choicesOf(store)
  const canMove = workplace?.canEdit?.(get) === true
  return (
    <State
      iconPath={NO_DAYS_PATH}
      title={t('notFoundTitle')}
      actions={
        <>
          <Button variant="primary" onClick={() => store.enquire(true)}>
            {step('enquiryOpen')}
          </Button>
          {canMove && <Button onClick={() => bookingAttempt.goTo(workplace.name)}>{t('otherWorkplace')}</Button>}
        </>
      }
    >
      {choices.length > 0 ? t('notFoundChosen', { choices: choices.join(', ') }) : t('notFoundText')}{' '}
      {canMove && t('notFoundOtherWorkplace')}
    </State>
  )
})

const choicesOf = ({ withShifts, shift, extras }: ReserveTimeStore): readonly string[] =>
  withShifts ? [t(`chosen_${shift}`), ...extras.choices] : extras.choices
