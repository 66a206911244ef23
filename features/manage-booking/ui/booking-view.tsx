import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { BookingFacts, bookingStore, leadDate } from '#entities/booking'
import { CallUs } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/entities'
import { wallClockAt } from '#shared/date/wall-clock'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { OutcomeHeading } from '#shared/ui/feedback/outcome-heading'
import { hasBegun } from '../model/saved-booking'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import { CancelDialog } from './cancel-dialog'
import { Failure } from './failure'
import styles from './manage.module.css'

interface Props extends Omit<ManageStore, 'dispose'> {
  readonly booking: Booking
  /** Loads the calendar's code. */
  readonly prepare: () => Promise<unknown>
}

/** The booking with its actions, which are available until the visit begins. */
export const BookingView = observer(function BookingView({ booking, booked, move, prepare }: Props) {
  const id = useId()
  const [isCancelling, setCancelling] = useState(false)
  // Uses the server's clock, because the visitor's may be a day off.
  const { aheadMs } = useStore(bookingStore)
  const isPast = hasBegun(booking, wallClockAt(new Date(Date.now() + (aheadMs || 0))))
  const { beginning, wasInterrupted } = move
  useEffect(() => {
    // The calendar had the focus and has been removed.
    if (wasInterrupted) booked.turn()
  }, [wasInterrupted, booked])
  return (
    <section aria-labelledby={id}>
      <ViewHeading id={id} booking={booking} booked={booked} />
      {wasInterrupted && <Warning role="alert">{t('interrupted')}</Warning>}
      {booked.notice === 'changed' && <Warning role="alert">{t('changed')}</Warning>}
      <BookingFacts booking={booking} surface="bookingPage" />
      {isPast ? (
        <Warning>
          {t('past')}
          <CallUs number={booking.organization?.phone_number} />
        </Warning>
      ) : (
        <Actions>
          <Button
            // Demotes the button after a move, because moving again is not the next step.
            variant={booked.notice === 'moved' ? 'secondary' : 'primary'}
            busy={beginning.isRunning}
            busyLabel={t('movePreparing')}
            onClick={() => void beginning.run(prepare)}
          >
            {t('move')}
          </Button>
          <Button aria-disabled={beginning.isRunning} onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        </Actions>
      )}
      {beginning.hasFailed && (
        <div className={styles.message}>
          <Failure title={t('moveFailed')} error={beginning.error} />
        </div>
      )}
      {isCancelling && <CancelDialog booked={booked} onClose={() => setCancelling(false)} />}
    </section>
  )
})

/** The heading, which reports the latest change of the booking. */
const ViewHeading = observer(function ViewHeading({
  id,
  booking,
  booked,
}: Pick<Props, 'booking' | 'booked'> & { readonly id: string }) {
  const { notice, turns } = booked
  const email = booking.customer?.email
  if (notice !== 'moved')
    return (
      <OutcomeHeading id={id} turns={turns}>
        {t('title')}
      </OutcomeHeading>
    )
  const isLead = leadDate(booking) !== null
  return (
    <>
      <OutcomeHeading id={id} turns={turns} isDone>
        {t(isLead ? 'movedToLead' : 'moved')}
      </OutcomeHeading>
      <p className={styles.lead}>{isLead ? t('movedToLeadText') : email ? t('emailSentTo', { email }) : null}</p>
    </>
  )
})

const Warning = ({ role, children }: { readonly role?: 'alert'; readonly children: ReactNode }) => (
  <div className={styles.message}>
    <Message tone="warning" role={role}>
      {children}
    </Message>
  </div>
)
