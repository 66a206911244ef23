import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { create } from 'superstruct'
import { reservedTime, Ticket, TicketActions, TicketHead } from '#entities/booking'
import { Booking } from '#shared/api/nouns/entities'
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { SideView } from '#shared/ui/art/side-view'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import type { OfferStore } from '../model/offer-store'
import { t } from '../offer-texts'
import styles from './earlier-time.module.css'
import { OfferAnswers, OfferFailures, StopButton } from './offer-answers'

interface Props {
  readonly store: OfferStore
  readonly offer: EarlierTimeOffer
  readonly onLeave: () => void
}

/** The head's words for each state of an offer. */
const TITLES = {
  OPEN: 'open',
  TAKEN: 'taken',
  DECLINED: 'declined',
  LAPSED: 'lapsed',
  DROPPED: 'dropped',
} as const

/** An offer as a ticket: its date is the offered time, or the booking's own once the offer is closed. */
export const OfferTicket = observer(function OfferTicket({ store, offer, onLeave }: Props) {
  const { turns, hasStopped } = store
  const { state, heldSeconds } = offer
  const heading = useOutcomeFocus(turns)
  const isOpen = state === 'OPEN' && !hasStopped
  useEffect(() => store.watch(store.lapse), [store, state, heldSeconds])
  return (
    <div className={styles.screen}>
      <Ticket>
        <TicketHead
          booking={isOpen ? visitOf(offer.start, offer.end) : visitOf(offer.currentStart, offer.currentEnd)}
          title={t(hasStopped ? 'stopped' : TITLES[state])}
          isDone={state === 'TAKEN'}
          heading={{ ref: heading }}
          art={<SideView vehicleClass={undefined} />}
        >
          <p>{explanation(offer, hasStopped)}</p>
        </TicketHead>
        <dl className={styles.facts}>
          {offer.workshop && <Row term={t('workshop')}>{offer.workshop}</Row>}
          {isOpen && <CurrentTime offer={offer} />}
        </dl>
        <OfferFailures store={store} />
        <TicketActions>
          {isOpen && <OfferAnswers store={store} />}
          {!isOpen && <Button onClick={onLeave}>{t('manage')}</Button>}
          {!hasStopped && (state === 'OPEN' || state === 'DECLINED' || state === 'LAPSED') && (
            <StopButton store={store} />
          )}
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

function explanation({ state, heldUntil }: EarlierTimeOffer, hasStopped: boolean): string {
  if (hasStopped || state === 'DROPPED') return hasStopped ? '' : t('droppedHelp')
  if (state === 'TAKEN') return t('takenHelp')
  return state === 'OPEN' ? t('held', { time: formatTime(timeOf(heldUntil ?? '')) }) : t('next')
}

/** Returns a booking of which only the time is known, for the headline of a ticket. */
const visitOf = (start: string | null, end: string | null): Booking =>
  create({ booking_total_duration: { time_selection_type: 'EXACT_TIME', start, end } }, Booking)
