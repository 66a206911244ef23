import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { daysOf } from '#shared/date/month-weeks'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { isOpen } from './calendar-day'
import { lastShown, moveIn } from './calendar-moves'
import type { CalendarProps } from './calendar-types'

/** Where Tab enters: the selected day, else the first that can be chosen, else today, else the first of the month. */
function entry({ selected, today, month, months, dayState }: CalendarProps, last: WallDate): WallDate {
  const inSight = (date: WallDate): boolean => date >= month && date <= last
  if (selected !== null && inSight(selected)) return selected
  for (let index = 0; index < months; index++) {
    const open = daysOf(startOfMonth(month, index)).find((date) => isOpen(dayState(date)))
    if (open !== undefined) return open
  }
  return inSight(today) ? today : month
}

/** One tab stop for the whole calendar, moved by the keyboard and followed by the focus. */
export function useRovingDay(props: CalendarProps) {
  const { month, onMonthChange } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const [cursor, setCursor] = useState<WallDate | null>(null)
  /** The month shown when a key moved the focus; the focus follows until its day is in sight. */
  const movedFrom = useRef<WallDate | null>(null)
  const last = lastShown(props)
  const clamped = cursor === null || cursor < month ? month : last
  const inSight = cursor !== null && cursor >= month && cursor <= last
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
    if (move.month !== month) onMonthChange(move.month)
  }
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const date = event.target.dataset['date']
    if (date !== undefined && movedFrom.current === null) setCursor(date)
  }
  /** After a press on a month button the calendar is entered anew. */
  const reset = (): void => setCursor(null)

  return { root, tabStop, onKeyDown, onFocus, reset }
}
