import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { useEffect, useId, useState } from 'react'
import { FIRST_DATE, LAST_DATE } from '#shared/date/typed'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Calendar } from '../calendar'
import type { CalendarDayState } from '../calendar/calendar-types'
import { LiveRegion } from '../live-region'
import { VisuallyHidden } from '../visually-hidden'
import styles from './date-field.module.css'
import type { DatePickerRules } from './date-field-types'

interface Props extends DatePickerRules {
  /** What it opens beside. */
  readonly beside: HTMLElement | null
  readonly selected: WallDate | null
  readonly onSelect: (date: WallDate) => void
}

/** As much of the page's edge stays free, in pixels. */
const GUTTER = 16

/** A promise of nothing: outlined, as days that may be asked for are. */
const anyDay = (): CalendarDayState => 'pick'

/** A month to choose a day from, as in the APG's date picker: it takes the focus, to the chosen day or today. */
export function DatePicker({ beside, selected, onSelect, today, dayState = anyDay, labels, ...limits }: Props) {
  const first = startOfMonth(limits.first ?? FIRST_DATE)
  const last = startOfMonth(limits.last ?? LAST_DATE)
  const within = (date: WallDate): WallDate => (date < first ? first : date > last ? last : startOfMonth(date))
  const [month, setMonth] = useState(() => within(selected ?? today))
  const keys = useId()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { floatingStyles, isPositioned } = useFloating({
    elements: { reference: beside, floating: box },
    placement: 'bottom-start',
    open: true,
    // A box that is moved by a transform would count, too, where it was before, and make the page scroll sideways.
    transform: false,
    // Not flipped to where it would not fit either: the page can be scrolled down to it.
    middleware: [offset(4), flip({ fallbackStrategy: 'initialPlacement' }), shift({ padding: GUTTER })],
    whileElementsMounted: autoUpdate,
  })
  useEffect(() => {
    if (!box || !isPositioned) return
    box.scrollIntoView({ block: 'nearest' })
    const entry = box.querySelector<HTMLElement>(`[data-date="${selected ?? today}"]:not([aria-disabled])`)
    const tabStop = box.querySelector<HTMLElement>('[data-date][tabindex="0"]')
    ;(entry ?? tabStop)?.focus()
    // Once: afterwards the visitor says where the focus goes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [box, isPositioned])
  return (
    <dialog
      ref={setBox}
      open
      className={styles.picker}
      style={floatingStyles}
      aria-label={labels.calendar}
      aria-describedby={keys}
    >
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
        onMonthChange={(wish) => setMonth(within(wish))}
        onSelect={onSelect}
      />
      <LiveRegion>{labels.monthChanged(month)}</LiveRegion>
      <VisuallyHidden>
        <span id={keys}>{labels.keys}</span>
      </VisuallyHidden>
    </dialog>
  )
}
