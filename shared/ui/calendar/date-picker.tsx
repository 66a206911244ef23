import { useMergeRefs } from '@floating-ui/react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FIRST_DATE, LAST_DATE } from '#shared/date/typed'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Calendar } from './calendar'
import type { CalendarDayState, CalendarLabels } from './calendar-types'
import styles from './date-field.module.css'

interface Props extends DatePickerRules, Omit<ComponentProps<'div'>, 'onSelect' | 'ref'> {
  readonly ref: (box: HTMLElement | null) => void
  /** True once it is beside the field. */
  readonly isPositioned: boolean
  readonly selected: WallDate | null
  readonly onSelect: (date: WallDate) => void
}

/** Days are outlined, because they are selectable but not known to be free. */
const anyDay = (): CalendarDayState => 'pick'

/** A calendar popup as in the APG date picker. It focuses the chosen day or today. */
export function DatePicker(props: Props) {
  const {
    ref,
    isPositioned,
    selected,
    onSelect,
    today,
    dayState = anyDay,
    labels,
    first: from,
    last: to,
    ...native
  } = props
  const first = startOfMonth(from ?? FIRST_DATE)
  const last = startOfMonth(to ?? LAST_DATE)
  const within = (date: WallDate): WallDate => (date < first ? first : date > last ? last : startOfMonth(date))
  const [month, setMonth] = useState(() => within(selected ?? today))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entry = box.current?.querySelector<HTMLElement>(`[data-date="${selected ?? today}"]:not([aria-disabled])`)
    const tabStop = box.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')
    ;(entry ?? tabStop)?.focus({ preventScroll: true })
    // Only on mount, because afterwards the visitor moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isPositioned) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isPositioned])
  const mount = useMergeRefs([box, ref])
  return (
    <div {...native} ref={mount} className={styles.picker} aria-label={labels.calendar}>
      <Calendar
        month={month}
        months={1}
        selected={selected}
        today={today}
        dayState={dayState}
        dayLabel={(date) => labels.day(date, selected)}
        labels={labels}
        canGoPrevious={month > first}
        canGoNext={month < last}
        onMonthChange={(requested) => setMonth(within(requested))}
        onSelect={onSelect}
      />
    </div>
  )
}

export interface DateFieldLabels extends CalendarLabels {
  /** Name of the button, including the chosen day, because it is announced when the focus returns to the button. */
  readonly pick: (chosen: WallDate | null) => string
  /** Accessible name of a day, including its state. */
  readonly day: (date: WallDate, chosen: WallDate | null) => string
}

/** Settings of the calendar in a date field. */
export interface DatePickerRules {
  readonly today: WallDate
  /** State of each day. By default every day can be chosen. */
  readonly dayState?: ((date: WallDate) => CalendarDayState) | undefined
  /** The months of these days are the first and last ones that can be shown. */
  readonly first?: WallDate | undefined
  readonly last?: WallDate | undefined
  readonly labels: DateFieldLabels
}
