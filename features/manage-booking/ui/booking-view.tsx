import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { BookingFacts, type BookingPart, BookingParts, bookingStore, leadDate, TicketHead } from '#entities/booking'
import { usePagePart } from '#entities/process'
import { useWorkshopInfo } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/booking'
import type { Identifier } from '#shared/api/nouns/lenient'
import { configPort } from '#shared/config/config'
import { isReceived } from '#shared/booking-facts/still-possible'
import { useStore } from '#shared/store/use-store'
import { SideView } from '#shared/ui/art/side-view'
import { Message } from '#shared/ui/feedback/message'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import { classNames } from '#shared/ui/text/class-names'
import { possibleOf, refundText } from '../model/saved-booking'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import { BookingActs } from './booking-acts'
import styles from './booking-view.module.css'
import { VisitProgress } from './visit-progress'

interface Props extends Omit<ManageStore, 'dispose'> {
  readonly booking: Booking
  readonly parts: readonly BookingPart[]
  /** Loads the calendar's code. */
  readonly prepare: () => Promise<unknown>
  readonly onRequest: () => void
}

/** The booking's ticket with its actions, which are available until the visit begins. */
export const BookingView = observer(function BookingView({ booking, booked, move, parts, prepare, onRequest }: Props) {
  // Uses the server's clock, because the visitor's may be a day off.
  const { aheadMs } = useStore(bookingStore)
  const possible = possibleOf(booking, aheadMs)
  const isUnderWay = isReceived(booking)
  // A customer who has brought the car looks for its state first, and until then for the acts.
  const progress = booking.visit_state && <VisitProgress booking={booking} className={styles.progress} />
  const { wasInterrupted } = move
  const { refundText: words } = useStore(configPort)
  useEffect(() => {
    // The calendar had the focus and has been removed.
    if (wasInterrupted) booked.turn()
  }, [wasInterrupted, booked])
  return (
    <section className={classNames(styles.view, progress && styles.tracked)}>
      {wasInterrupted && <News>{t('interrupted')}</News>}
      {booked.notice === 'changed' && <News>{t('changed')}</News>}
      <ViewHead booking={booking} booked={booked} />
      {isUnderWay && progress}
      <BookingActs
        booking={booking}
        booked={booked}
        move={move}
        possible={possible}
        prepare={prepare}
        onRequest={onRequest}
        className={styles.acts}
      />
      {!isUnderWay && progress}
      {booking.organization && booking.organization.info_text === undefined ? (
        <InformedFacts booking={booking} organizationId={booking.organization.id} />
      ) : (
        <BookingFacts booking={booking} surface="bookingPage" className={styles.facts} />
      )}
      <BookingParts
        booking={booking}
        bookingKey={booked.reference.bookingKey}
        extensions={booked.extensions}
        page={{
          reopen: booked.reopen,
          showMoved: booked.showMoved,
          refresh: booked.refresh,
          end: booked.end,
          possible,
          refundText: refundText(booking, words),
        }}
        parts={parts}
        className={styles.parts}
      />
    </section>
  )
})

/** The facts with the info text of the booking's workshop, where the booking does not have it. */
const InformedFacts = observer(function InformedFacts({
  booking,
  organizationId,
}: Pick<Props, 'booking'> & { readonly organizationId: Identifier }) {
  const { latest } = useWorkshopInfo(organizationId)
  return <BookingFacts booking={booking} surface="bookingPage" info={latest} className={styles.facts} />
})

/** The head, which reports the latest change of the booking. */
const ViewHead = observer(function ViewHead({ booking, booked }: Pick<Props, 'booking' | 'booked'>) {
  const { notice, turns } = booked
  const heading = useOutcomeFocus(turns)
  const email = booking.customer?.email
  const isLead = leadDate(booking) !== null
  const isMoved = notice === 'moved'
  const title = t(isMoved ? (isLead ? 'movedToLead' : 'moved') : 'title')
  usePagePart(title)
  return (
    <TicketHead
      booking={booking}
      title={title}
      isDone={isMoved}
      heading={{ ref: heading }}
      className={styles.head}
      art={<SideView vehicleClass={booking.vehicle?.classification?.id} />}
    >
      {isMoved && isLead && <p>{t('movedToLeadText')}</p>}
      {isMoved && !isLead && email && <p>{t('emailSentTo', { email })}</p>}
    </TicketHead>
  )
})

const News = ({ children }: { readonly children: ReactNode }) => (
  <Message tone="warning" role="alert" className={styles.news}>
    {children}
  </Message>
)
