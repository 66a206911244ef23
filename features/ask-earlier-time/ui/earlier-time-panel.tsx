import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore, type BookingPage } from '#entities/booking'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Panel } from '#shared/ui/layout/panel'
import { usePageShown } from '#shared/ui/layout/use-page-shown'
import { earlierTimeStore } from '../model/earlier-time-store'
import { earliestDays } from '../model/wish-choices'
import { AskPart } from './ask-part'
import styles from './earlier-time.module.css'
import { OpenOffer } from './open-offer'

interface Props {
  readonly bookingKey: string
  readonly registerNumber: string
  /** Start of the booked visit. */
  readonly start: WallDateTime
  /** First day on which the workshop takes bookings; undefined if the server does not tell. */
  readonly firstBookable: WallDate | undefined
  /** Absent if the booking was saved just now. */
  readonly page: BookingPage | undefined
}

/** Asks for an earlier time, or shows the wish, or an open offer. */
export const EarlierTimePanel = observer(function EarlierTimePanel(props: Props) {
  const { bookingKey, registerNumber, start, firstBookable = '', page } = props
  const isNew = page === undefined
  const store = useOwnStore(earlierTimeStore)
  const booking = useStore(bookingStore)
  useEffect(() => store.begin({ bookingKey, registerNumber }, isNew), [store, bookingKey, registerNumber, isNew])
  usePageShown(store.refresh)
  const { latest, hasAnswered } = store.standing
  // Uses the server's clock, because the visitor's may be a day off.
  const today = booking.today()
  const first = firstBookable > today ? firstBookable : today
  const canAsk = latest?.canAsk === true && earliestDays(first, start).length > 0
  if (!hasAnswered || (latest && !canAsk && !latest.wish)) return null
  return (
    <section className={styles.panel}>
      <Panel>
        {latest?.offer ? (
          <OpenOffer key={latest.offer.start} store={store} offer={latest.offer} page={page} />
        ) : (
          <AskPart store={store} first={first} start={start} />
        )}
      </Panel>
    </section>
  )
})
