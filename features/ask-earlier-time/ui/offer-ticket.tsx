import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { create } from 'superstruct'
import { reservedTime, Ticket, TicketActions, TicketHead } from '#entities/booking'
import { usePagePart } from '#entities/process'
import { Booking } from '#shared/api/nouns/booking'
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { Button } from '#shared/ui/action/button'
import { SideView } from '#shared/ui/art/side-view'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import { usePageShown } from '#shared/ui/layout/use-page-shown'
import type { OfferStore } from '../model/offer-store'
import { offerWords } from '../model/offer-words'
import { t } from '../texts'
import styles from './earlier-time.module.css'
import { OfferAnswers, OfferFailures, StopButton } from './offer-buttons'

interface Props {
  readonly store: OfferStore
  readonly offer: EarlierTimeOffer
  readonly onLeave: () => void
}

/** An offer as a ticket: its date is the offered time, or the booking's own once the offer is closed. */
export const OfferTicket = observer(function OfferTicket({ store, offer, onLeave }: Props) {
  const { state, heldSeconds } = offer
  const heading = useOutcomeFocus(store.turns)
  const { title, text, isOpen, canStop } = offerWords(offer, store)
  usePagePart(title)
  useEffect(() => store.watch(store.refresh), [store, state, heldSeconds])
  usePageShown(store.refresh)
  return (
    <div className={styles.screen}>
      <Ticket>
        <TicketHead
          booking={isOpen ? visitOf(offer.start, offer.end) : visitOf(offer.currentStart, offer.currentEnd)}
          title={title}
          isDone={state === 'TAKEN' && offer.currentStart !== null}
          heading={{ ref: heading }}
          art={<SideView vehicleClass={undefined} />}
        >
          {text && <p>{text}</p>}
        </TicketHead>
        <dl className={styles.facts}>
          {offer.workshop && <Row term={t('workshop')}>{offer.workshop}</Row>}
          {isOpen && <CurrentTime offer={offer} />}
        </dl>
        <OfferFailures store={store} />
        <TicketActions>
          {isOpen && <OfferAnswers store={store} />}
          {!isOpen && <Button onClick={onLeave}>{t('manage')}</Button>}
          {canStop && <StopButton store={store} />}
        </TicketActions>
      </Ticket>
    </div>
  )
})

function CurrentTime({ offer: { currentStart, currentEnd } }: Pick<Props, 'offer'>) {
  const time = reservedTime({ time_selection_type: 'EXACT_TIME', start: currentStart, end: currentEnd })
  return time && <Row term={t('current')}>{`${time.day} ${time.hours ?? ''}`}</Row>
}

const Row = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Returns a booking of which only the time is known, for the headline of a ticket. */
const visitOf = (start: string | null, end: string | null): Booking =>
  create({ booking_total_duration: { time_selection_type: 'EXACT_TIME', start, end } }, Booking)
