import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Panel } from '#shared/ui/layout/panel'
import { State } from '#shared/ui/feedback/state'
import { reserveTimeStore, type ReserveTimeStore, type TimeOptions } from './reserve-time-store'
import { t } from '../texts'
import { DeliveryInPlace } from '../delivery/delivery-in-place'
import { EnquiryInPlace } from '../enquiry/enquiry-in-place'
import { EnquiryOffer } from '../enquiry/enquiry-offer'
import { Lazy, lazyChunkStore } from './lazy'
import { Filters } from '../calendar/filters'
import { TimesSkeleton } from '../calendar/filters-skeleton'
import { HoldHead } from '../hold/hold-head'
import { ReservationFailure } from '../hold/reservation-failure'
import { FreeDays } from '../list/list-switch'
import { GapInPlace } from '../offers/gap-in-place'
import { TimeAside } from './time-aside'
import { useMonths } from '../calendar/use-months'

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

  const reserve = async (): Promise<void> => {
    if (await store.reserve()) onContinue()
  }
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
            <GapInPlace store={store} place="above" />
            <FreeTimes store={store} months={months} />
            <GapInPlace store={store} place="below" />
          </>
        ) : (
          <TimesSkeleton />
        )}
        <DeliveryInPlace store={store} />
      </Panel>
      {store.isEnquiry ? (
        <EnquiryInPlace store={store} onContinue={onContinue} />
      ) : (
        <>
          <EnquiryOffer store={store} />
          <TimeAside store={store} onContinue={() => void reserve()} />
        </>
      )}
    </>
  )
})

const FreeTimes = observer(function FreeTimes({
  store,
  months,
}: {
  readonly store: ReserveTimeStore
  readonly months: 1 | 2
}) {
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
