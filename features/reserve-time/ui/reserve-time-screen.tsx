import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { StepHead, type StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { State } from '#shared/ui/feedback/state'
import type { ReserveTimeStore, TimeOptions } from '../model/reserve-time-store'
import { t } from '../texts'
import { CalendarFoot } from './calendar/calendar-foot'
import styles from './reserve-time-screen.module.css'
import { Lazy, lazyChunkStore } from './lazy'
import { Filters, TimesSkeleton } from './calendar/filters'
import { HoldHead, ReservationFailure } from './hold/hold-status'
import { ExtraParts } from './extra-parts'
import { FreeDays } from './list/list-switch'
import { TimeAside } from './time-aside'
import { Aside } from '#shared/ui/layout/outlets'
import { Panel } from '#shared/ui/layout/panel'
import { formatDayShort } from '#shared/date/finnish'
import { weeksOf } from '#shared/date/month-weeks'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { SlotsSkeleton } from './times/slots-state'
import { useMedia } from '#shared/ui/layout/use-media'
import { useMonths } from './use-months'

interface ScreenProps extends StepScreenProps, TimeOptions {
  readonly store: StoreDefinition<ReserveTimeStore>
}

/** The time step: selects a day and a time of the chosen workshop. */
export const ReserveTimeScreen = observer(function ReserveTimeScreen(props: ScreenProps) {
  const { withShifts, selection, isMove = false, onContinue } = props
  const store = useOwnStore(props.store)
  const months = useMonths()
  useEffect(() => {
    void store.open({ withShifts, selection, isMove }, months)
    // `months` is left out, because the next effect handles it and a change must not reopen the step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, withShifts, selection, isMove])
  useEffect(() => store.calendar.view.setVisible(months), [store, months])

  const { calendar, extras } = store
  const [isList, setList] = useState(false)
  const showList = (isOn: boolean): void => {
    setList(isOn)
    if (!isOn) calendar.showChosenMonth()
  }
  const hasDays = calendar.search.state.status !== 'failed' && !calendar.isEmpty
  const hasTimesAside = useMedia(SIDE_COLUMN) && hasDays && !isList
  return (
    <>
      <StepHead title={t('title')} lead={!store.isEnquiry && <ExtraParts of={extras} part="heading" />} />
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
        <ExtraParts of={extras} part="times" />
        <CalendarFoot store={store} hasCalendar={store.isSettled && hasDays && !isList} />
        {/* What came late stands below what is there, so that nothing moves. */}
        {store.isSettled && <ExtraParts of={extras} part="foot" />}
        {store.isSettled && <ExtraParts of={extras} part="end" />}
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
