import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { daysOf } from '#shared/date/month-weeks'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { isOpen } from './calendar-month'
import { firstShown, lastShown, moveIn } from './calendar-moves'
import type { CalendarProps } from './calendar-types'

/**
 * Returns the initial tab stop: the selected day, else the first available day, else today, else the first day of the
 * month.
 */
function entry(props: CalendarProps, last: WallDate): WallDate {
  const { selected, today, month, months, dayState } = props
  const first = firstShown(props)
  const inSight = (date: WallDate): boolean => date >= first && date <= last
  if (selected !== null && inSight(selected)) return selected
  for (let index = 0; index < months; index++) {
    const open = daysOf(startOfMonth(month, index)).find((date) => isOpen(dayState(date)))
    if (open !== undefined) return open
  }
  return inSight(today) ? today : first
}

/** Manages the calendar's only tab stop, which follows the keyboard and the focus. */
export function useRovingDay(props: CalendarProps) {
  const { month, onMonthChange } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const [cursor, setCursor] = useState<WallDate | null>(null)
  const [hasMoved, setMoved] = useState(false)
  /** The shown month when a key moved the focus. Set until the target day is visible. */
  const movedFrom = useRef<WallDate | null>(null)
  const last = lastShown(props)
  const first = firstShown(props)
  const clamped = cursor === null || cursor < first ? first : last
  const inSight = cursor !== null && cursor >= first && cursor <= last
  const tabStop = cursor === null ? entry(props, last) : inSight ? cursor : clamped

  useEffect(() => {
    if (movedFrom.current === null) return
    root.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus()
    if (inSight || movedFrom.current !== month) movedFrom.current = null
  }, [tabStop, inSight, month])

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const move = moveIn(props, from, event.key, event.shiftKey)
    if (move === null) return
    event.preventDefault()
    if (move.date === from) return
    movedFrom.current = month
    setCursor(move.date)
    setMoved(true)
    if (move.month !== month) onMonthChange(move.month)
  }
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const date = event.target.dataset['date']
    if (date !== undefined && movedFrom.current === null) setCursor(date)
  }
  /** Resets the tab stop after a month button was pressed. */
  const reset = (): void => setCursor(null)

  return { root, tabStop, hasMoved, onKeyDown, onFocus, reset }
}
