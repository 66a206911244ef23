import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, useCallback, useMemo, type Ref } from 'react'
import { type CalendarStore, slotsOf, type Slot } from '#entities/calendar'
import { ToOrder } from '#entities/booking'
import { Button } from '#shared/ui/action/button'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { t as step } from '../../texts'
import { t } from '../../lazy-texts'
import styles from './list.module.css'
import { SlotTaken, Searching, SearchStatus, SlotsSkeleton } from '../times/slots-state'
import { days, endOfMonth, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { formatDay } from '#shared/date/finnish'
import { Slots } from '../times/slots'

/** Number of days shown at first, and added by each click. */
const PAGE = 10

/** List of the free days with their times. */
export const DayList = observer(function DayList({ calendar }: { readonly calendar: CalendarStore }) {
  const { view, isLoading } = calendar
  const { days, unknown } = knownDays(calendar)
  const [asked, setAsked] = useState(PAGE)
  // Includes the selected day, even if its month is loaded later.
  const count = Math.max(asked, days.indexOf(calendar.day ?? '') + 1)
  const isBeyond = calendar.day !== null && calendar.day >= unknown
  /** Number of days that were shown when more were requested; 0 if none were. */
  const [had, setHad] = useState(0)
  const focusTarget = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)

  const canRead = unknown <= view.last
  const lacks = (days.length <= had || isBeyond) && !isLoading
  const mustRead = lacks && canRead && !view.isWaiting && !view.hasFailed
  useEffect(() => {
    if (mustRead) view.show(unknown)
  }, [mustRead, view, unknown])
  // A new search cancels the pending request for more days.
  useEffect(() => {
    if (isLoading) setHad(0)
  }, [isLoading])
  const isAnswered = had > 0 && (days.length > had || !canRead)
  useEffect(() => {
    if (isAnswered) focusTarget.current?.focus()
  }, [isAnswered, had])

  const more = (): void => {
    const shown = Math.min(count, days.length)
    setHad(shown)
    setAsked(shown + PAGE)
  }
  return (
    <RetryContainer className={styles.list}>
      <SlotTaken calendar={calendar} />
      {calendar.further ? <Searching calendar={calendar} /> : days.length === 0 && <SlotsSkeleton />}
      <ul aria-label={t('listLabel')} data-hidden={calendar.further !== null || undefined}>
        {days.slice(0, count).map((date, index) => (
          <ListDay key={date} calendar={calendar} date={date} heading={index === had ? focusTarget : undefined} />
        ))}
      </ul>
      {view.hasFailed && (
        <Message tone="error" action={<RetryButton onRetry={view.retry} />}>
          {step('error')}
        </Message>
      )}
      {(days.length > count || canRead) && days.length > 0 ? (
        <Button block busy={lacks} busyLabel={step('searching')} onClick={more}>
          {t('moreDays')}
        </Button>
      ) : (
        had > 0 && (
          <p ref={days.length > had ? undefined : focusTarget} tabIndex={-1} className={styles.end}>
            {t('noMoreDays')}
          </p>
        )
      )}
      <SearchStatus calendar={calendar} />
    </RetryContainer>
  )
})

type Known = Pick<CalendarStore, 'isKnown' | 'isSelectable'> & { readonly view: { readonly first: WallDate } }

interface KnownDays {
  /** Free days of all loaded months, from the first month up to the first month that is not loaded. */
  readonly days: readonly WallDate[]
  /** First month that is not loaded. */
  readonly unknown: WallDate
}

function knownDays({ view, isKnown, isSelectable }: Known): KnownDays {
  const found: WallDate[] = []
  let month = view.first
  for (; isKnown(month); month = startOfMonth(month, 1))
    found.push(...days(month, endOfMonth(month)).filter(isSelectable))
  return { days: found, unknown: month }
}

interface Props {
  readonly calendar: CalendarStore
  readonly date: WallDate
  readonly heading: Ref<HTMLHeadingElement> | undefined
}

/** A free day with its times, or with one button for a day reservation. */
const ListDay = observer(function ListDay({ calendar, date, heading }: Props) {
  const day = calendar.freeDay(date)
  const slots = useMemo(() => (day ? slotsOf(day) : []), [day])
  const choose = useCallback(
    (slot: Slot): void => {
      calendar.choose(date)
      calendar.chooseSlot(slot)
    },
    [calendar, date],
  )
  const isChosen = date === calendar.day
  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {formatDay(date)}
        </h3>
        <span>{slots.length > 0 ? step.count('count', slots.length) : step('dayReservation')}</span>
      </div>
      {slots.length > 0 ? (
        <Slots
          day={date}
          slots={slots}
          chosen={isChosen ? calendar.slot : null}
          busy={calendar.isLoading}
          onChoose={choose}
        />
      ) : (
        <Button
          className={styles.whole}
          aria-label={t('chooseDay', { day: formatDay(date) })}
          aria-pressed={isChosen}
          aria-disabled={calendar.isLoading}
          onClick={() => calendar.choose(date)}
        >
          {t('chooseThisDay')}
        </Button>
      )}
      {isChosen && <ToOrder />}
    </li>
  )
})
