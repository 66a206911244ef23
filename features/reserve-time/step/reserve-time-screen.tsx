import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Panel } from '#shared/ui/layout/panel'
import { State } from '#shared/ui/feedback/state'
import { reserveTimeStore, type ReserveTimeStore, type TimeOptions } from './reserve-time-store'
import { t } from '../texts'
import { EnquiryOffer } from '../enquiry/enquiry-offer'
import { Lazy, lazyChunkStore } from './lazy'
import { Filters, TimesSkeleton } from '../calendar/filters'
import { HoldHead, ReservationFailure } from '../hold/hold-status'
import { FreeDays } from '../list/list-switch'
import { TimeAside } from './time-aside'
import { bookingStore } from '#entities/booking'
import { hasDeliveryChoice } from '../delivery/step-delivery'
import { Aside } from '#shared/ui/layout/outlets'
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

  const hasDays = !store.isEnquiry && !store.calendar.isEmpty
  return (
    <>
      <StepHead title={t('title')} lead={hasDays && t(withShifts || isMove ? 'introMaintenance' : 'introTireChange')} />
      <HoldHead />
      <ReservationFailure reservation={store.reservation} />
      <Panel hidden={store.isEnquiry}>
        {store.isSettled ? (
          // Appears as a whole, because single pieces would push down the content below.
          <>
            <Filters store={store} withShifts={withShifts} />
            <OfferedGap store={store} place="above" />
            <FreeTimes store={store} months={months} />
            <OfferedGap store={store} place="below" />
          </>
        ) : (
          <TimesSkeleton />
        )}
        <DeliverySection store={store} />
      </Panel>
      {store.isEnquiry ? (
        <EnquirySection store={store} onContinue={onContinue} />
      ) : (
        <>
          <EnquiryOffer store={store} />
          <TimeAside store={store} onContinue={onContinue} />
        </>
      )}
    </>
  )
})

interface Props {
  readonly store: ReserveTimeStore
}

const FreeTimes = observer(function FreeTimes({ store, months }: Props & { readonly months: 1 | 2 }) {
  const { calendar } = store
  const hasFailed = calendar.search.state.status === 'failed'
  return (
    <RetryContainer>
      {hasFailed ? (
        <State tone="error" title={t('error')} actions={<RetryButton onRetry={() => store.reload()} />} />
      ) : calendar.isEmpty ? (
        <Lazy reservedHeight="20rem">{({ NoFreeTimes }) => <NoFreeTimes store={store} />}</Lazy>
      ) : (
        <FreeDays calendar={calendar} months={months} />
      )}
    </RetryContainer>
  )
})

/** The offered gap time, if any. It stands above the calendar, or below the times if it arrived late (TM-17). */
const OfferedGap = observer(function OfferedGap({ store, place }: Props & { readonly place: 'above' | 'below' }) {
  const gap = store.offers.lazy?.gap
  if (!gap?.offered || store.isGapAbove !== (place === 'above')) return null
  return <Lazy>{({ Gap }) => <Gap gap={gap} place={place} />}</Lazy>
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
