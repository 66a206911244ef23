import { observer } from 'mobx-react-lite'
import type { BookingPage } from '#entities/booking'
import { errorText } from '#entities/notification'
import { ApiError } from '#shared/api/errors'
import type { Booking } from '#shared/api/nouns/booking'
import type { Withdrawal } from '#shared/config/config'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { EffectChanged, type WithdrawStore } from '../model/withdraw-store'
import { t } from '../texts'
import { Contract } from './contract'
import { Effect } from './explanation'
import styles from './withdraw-order.module.css'

interface Props {
  readonly booking: Booking
  readonly page: BookingPage
  readonly store: WithdrawStore
  readonly terms: Withdrawal
}

/** The second step: the statement as it will be sent, and its confirmation. */
export const Confirmation = observer(function Confirmation({ booking, page, store, terms }: Props) {
  const { statement, sending, go } = store
  const { isRunning, hasFailed, error, run } = sending
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('statementText')}</p>
      <Contract booking={booking} statement={statement} />
      <Effect page={page} terms={terms} />
      <p className={styles.text}>{t('confirmationText')}</p>
      {hasFailed && (
        <Message tone="error" title={t(error instanceof EffectChanged ? 'notSent' : 'sendFailed')}>
          <p>{reasonOf(error)}</p>
        </Message>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" busy={isRunning} busyLabel={t('confirming')} onClick={() => void run(page)}>
          {t('confirm')}
        </Button>
        <Button aria-disabled={isRunning} onClick={() => go('statement')}>
          {t('correct')}
        </Button>
      </div>
    </div>
  )
})

function reasonOf(error: unknown): string {
  if (error instanceof EffectChanged) return t('effectChanged')
  return error instanceof ApiError && error.code === 'NO_WITHDRAWAL' ? t('noRight') : errorText(error)
}
