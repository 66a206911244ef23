import { registryPort, usePagePart } from '#entities/process'
import { BookingFacts, leadDate, Ticket, TicketActions, TicketHead } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { ButtonLink } from '#shared/ui/action/button-link'
import { SideView } from '#shared/ui/art/side-view'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import type { BookedStore } from '../model/booked-store'
import { t } from '../texts'
import { returnedText } from '../model/saved-booking'
import styles from './manage.module.css'

/** What was cancelled, for when and where, what is returned, and the way to a new booking. */
export function Cancelled({ booked }: { readonly booked: BookedStore }) {
  const { routed } = useStore(registryPort)
  const { refundText: words } = useStore(configPort)
  const { booking, news, turns, confirmedTo } = booked
  const heading = useOutcomeFocus(turns)
  const title = news?.title ?? t(booking && leadDate(booking) !== null ? 'cancelledLead' : 'cancelled')
  usePagePart(title)
  const paragraphs = [
    ...(news?.paragraphs ?? []),
    booking && returnedText(booking, words),
    confirmedTo && t('emailSentTo', { email: confirmedTo }),
  ].filter(Boolean)
  return (
    <div className={styles.cancelled}>
      <Ticket>
        <TicketHead
          // Without the date as the headline, because that is free again.
          booking={null}
          title={title}
          isDone
          heading={{ ref: heading }}
          art={<SideView vehicleClass={booking?.vehicle?.classification?.id} />}
        >
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </TicketHead>
        {booking && <BookingFacts booking={booking} surface="cancelledPage" />}
        <TicketActions>
          {/* The link leads to the first process. */}
          <ButtonLink href={(routed[0]?.path ?? '/') + window.location.search}>{t('book')}</ButtonLink>
          {/* Of another server only the end is known. */}
          {!booking && (
            <p>
              <CallUs />
            </p>
          )}
        </TicketActions>
      </Ticket>
    </div>
  )
}
