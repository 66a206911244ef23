import { registryPort } from '#entities/process'
import { Ticket, TicketActions, TicketHead } from '#entities/booking'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { ButtonLink } from '#shared/ui/action/button-link'
import { SideView } from '#shared/ui/art/side-view'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import type { BookedStore } from '../model/booked-store'
import { t } from '../texts'
import { refundText } from '../model/saved-booking'
import styles from './manage.module.css'

/** Reports the cancellation, and links to a new booking. */
export function Cancelled({ booked }: { readonly booked: BookedStore }) {
  const { routed } = useStore(registryPort)
  const { refundText: words } = useStore(configPort)
  const { booking, news, turns } = booked
  const heading = useOutcomeFocus(turns)
  const email = booking?.customer?.email
  // The booking as it was before the cancellation.
  const refund = refundText(booking, words)
  return (
    <div className={styles.cancelled}>
      <Ticket>
        <TicketHead
          // Without the date, which is free again.
          booking={null}
          title={news?.title ?? t('cancelled')}
          isDone
          heading={{ ref: heading }}
          art={<SideView vehicleClass={booking?.vehicle?.classification?.id} />}
        >
          {news?.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {!news && refund && <p>{refund}</p>}
          {!news && email && <p>{t('emailSentTo', { email })}</p>}
        </TicketHead>
        <TicketActions>
          {/* The link leads to the first process. */}
          <ButtonLink href={(routed[0]?.path ?? '/') + window.location.search}>{t('book')}</ButtonLink>
        </TicketActions>
      </Ticket>
    </div>
  )
}
