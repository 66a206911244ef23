import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { State } from '#shared/ui/feedback/state'
import { reserveTimeStore, type ReserveTimeStore, type TimeOptions } from '../model/reserve-time-store'
import { t } from '../texts'
import { CalendarFoot } from './calendar/calendar-foot'
import styles from './reserve-time-screen.module.css'
import { Lazy, lazyChunkStore } from './lazy'
import { Filters, TimesSkeleton } from './calendar/filters'
import { HoldHead, ReservationFailure } from './hold/hold-status'
import { FreeDays } from './list/list-switch'
import { TimeAside } from './time-aside'
import { bookingStore } from '#entities/booking'
import { hasDeliveryChoice } from '../delivery/step-delivery'
import { Aside } from '#shared/ui/layout/outlets'
import { Panel } from '#shared/ui/layout/panel'
import { formatDayShort } from '#shared/date/finnish'
import { weeksOf } from '#shared/date/month-weeks'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { SlotsSkeleton } from './times/slots-state'
import { useMedia } from '#shared/ui/layout/use-media'

/** The time step: selects a day and a time of the chosen workshop. */
export const ReserveTimeScreen = observer(function ReserveTimeScreen({
  withShifts,
  isMove = false,
  onContinue,
}: StepScreenProps & TimeOptions) {
  const store = useOwnStore(reserveTimeStore)
  const lazyChunk = useStore(lazyChunkStore)
  const months = useMonths()
  useEffect(() => {
    void store.open({ withShifts, isMove }, months, lazyChunk)
    // `months` is left out, because the next effect handles it and a change must not reopen the step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, withShifts, isMove, lazyChunk])
  useEffect(() => store.calendar.view.setVisible(months), [store, months])

  const { calendar } = store
  const [isList, setList] = useState(false)
  const showList = (isOn: boolean): void => {
    setList(isOn)
    if (!isOn) calendar.showChosenMonth()
  }
  const hasDays = calendar.search.state.status !== 'failed' && !calendar.isEmpty
  const hasTimesAside = useMedia(SIDE_COLUMN) && hasDays && !isList
  return (
    <>
      <StepHead title={t('title')} lead={!store.isEnquiry && <OfferedGap store={store} place="above" />} />
      <HoldHead />
      <ReservationFailure reservation={store.reservation} />
      <div key={store.isSettled ? 'settled' : 'loading'} className={styles.free} hidden={store.isEnquiry}>
        {store.isSettled ? (
          // Appears as a whole, because single pieces would push down the content below.
          <>
            <Filters store={store} isList={isList} onList={showList} />
            {store.later && <Message>{t('laterThanShown', daysOf(store.later))}</Message>}
            <FreeTimes store={store} months={months} isList={isList} hasTimesAside={hasTimesAside} />
          </>
        ) : (
          <>
            <TimesSkeleton weeks={weeksFrom(calendar.limits.today, months)} />
            {!hasTimesAside && (
              <Panel>
                <SlotsSkeleton />
              </Panel>
            )}
          </>
        )}
        <DayGivenUp store={store} />
        <DeliverySection store={store} />
        {store.isSettled && store.isValetKnown && <ExtrasSection store={store} />}
        <CalendarFoot store={store} hasCalendar={store.isSettled && hasDays && !isList} />
        {/* What came late stands below what is there, so that nothing moves. */}
        {store.isSettled && <OfferedGap store={store} place="below" />}
        {store.isSettled && !store.isValetKnown && <ExtrasSection store={store} />}
      </div>
      {store.isEnquiry ? (
        <EnquirySection store={store} onContinue={onContinue} />
      ) : (
        <TimeAside store={store} hasTimes={hasTimesAside} onContinue={onContinue} />
      )}
    </>
  )
})

const daysOf = ({ shown, first }: { readonly shown: WallDate; readonly first: WallDate }) => ({
  shown: formatDayShort(shown),
  first: formatDayShort(first),
})

/** The number of weeks in the calendar that are not over, of the longer one of two months. */
const weeksFrom = (today: WallDate, months: 1 | 2): number => {
  const left = weeksOf(startOfMonth(today)).filter(({ days }) =>
    days.some((day) => day !== null && day >= today),
  ).length
  return months === 1 ? left : Math.max(left, weeksOf(startOfMonth(today, 1)).length)
}

interface Props {
  readonly store: ReserveTimeStore
}

interface FreeTimesProps extends Props {
  readonly months: 1 | 2
  readonly isList: boolean
  readonly hasTimesAside: boolean
}

const FreeTimes = observer(function FreeTimes({ store, ...view }: FreeTimesProps) {
  const { calendar } = store
  const hasFailed = calendar.search.state.status === 'failed'
  return (
    <RetryContainer className={styles.free}>
      {hasFailed ? (
        <State tone="error" title={t('error')} actions={<RetryButton onRetry={() => store.reload()} />} />
      ) : calendar.isEmpty ? (
        <Lazy reservedHeight="20rem">{({ NoFreeTimes }) => <NoFreeTimes store={store} />}</Lazy>
      ) : (
        <FreeDays calendar={calendar} {...view} />
      )}
    </RetryContainer>
  )
})

/** The offered gap time, if any. It stands beside the heading, or below the calendar if it arrived late (TM-17). */
const OfferedGap = observer(function OfferedGap({ store, place }: Props & { readonly place: 'above' | 'below' }) {
  const gap = store.offers.lazy?.gap
  if (!gap?.offered || store.isGapAbove !== (place === 'above')) return null
  return <Lazy>{({ Gap }) => <Gap gap={gap} />}</Lazy>
})

/** Says that the chosen day is not free for the chosen delivery option, and which one is chosen in its place, if any is (reading 53). */
const DayGivenUp = observer(function DayGivenUp({ store }: Props) {
  const { givenUp, calendar } = store
  if (!givenUp || calendar.isLoading) return null
  return <Lazy>{({ DayMoved }) => <DayMoved givenUp={givenUp} day={calendar.day} />}</Lazy>
})

/**
 * Loads the delivery options once a day reservation is selected. Also loads them for a stored choice, which another
 * selection has to clear.
 */
const DeliverySection = observer(function DeliverySection({ store }: Props) {
  const { booking } = useStore(bookingStore)
  const { calendar, delivery } = store
  if (!calendar.isDayOnly && !delivery.lazy && !hasDeliveryChoice(booking)) return null
  return (
    <Lazy {...(calendar.isDayOnly && { reservedHeight: '36rem' })}>
      {({ Delivery }) => <Delivery store={store} calendar={calendar} />}
    </Lazy>
  )
})

/** The pick-up and return service where the workshop offers it, and the replacement cars that are left. */
const ExtrasSection = observer(function ExtrasSection({ store }: Props) {
  const { calendar, valet } = store
  const carsLeft = calendar.freeDay(calendar.day ?? '')?.replacementCars
  if (!valet.isOffered && carsLeft === undefined) return null
  return <Lazy>{({ VisitExtras }) => <VisitExtras store={store} carsLeft={carsLeft} />}</Lazy>
})

/** The lazily loaded enquiry. The side column is reserved until it arrives, so that the layout does not move. */
const EnquirySection = observer(function EnquirySection({
  store,
  onContinue,
}: Props & { readonly onContinue: () => void }) {
  const { latest } = useStore(lazyChunkStore)
  return (
    <>
      {!latest && (
        <Aside>
          <span />
        </Aside>
      )}
      <Lazy reservedHeight="24rem">{({ Enquiry }) => <Enquiry store={store} onContinue={onContinue} />}</Lazy>
    </>
  )
})

/** From this width on the step has a side column. */
const SIDE_COLUMN = '(min-width: 1120px)'
const TWO_MONTHS = '(min-width: 768px)'
/** Debounce delay in milliseconds, because a window passes many widths while it is being resized (TM-01). */
const REST_MS = 100

/** Returns the number of visible months: two on wide screens, one on narrow ones. */
export function useMonths(): 1 | 2 {
  const now = useMedia(TWO_MONTHS) ? 2 : 1
  const [months, setMonths] = useState<1 | 2>(now)
  useEffect(() => {
    const rest = setTimeout(() => setMonths(now), REST_MS)
    return () => clearTimeout(rest)
  }, [now])
  return months
}
