import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { fi } from 'react-day-picker/locale'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { addDays, isWeekend, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { dateOf, wallDateOf } from './dates'
import { Times } from './times'

interface Props {
  readonly days: readonly FreeDay[]
  readonly today: WallDate
  readonly months: number
}

const CARENCE_DAYS = 1
const MONTHS_AHEAD = 12

/** Memoises the picker's props, as its documentation recommends. */
export function Rival({ days, today, months }: Props) {
  const [chosen, setChosen] = useState<Date>()
  const free = useMemo(() => {
    const first = addDays(today, CARENCE_DAYS)
    return new Map(days.filter(({ date }) => date >= first && !isWeekend(date)).map((day) => [day.date, day]))
  }, [days, today])
  const isFree = useMemo(() => (date: Date) => free.has(wallDateOf(date)), [free])
  const disabled = useMemo(() => (date: Date) => !isFree(date), [isFree])
  const modifiers = useMemo(() => ({ free: isFree }), [isFree])
  const range = useMemo(
    () => ({ first: dateOf(startOfMonth(today)), last: dateOf(startOfMonth(today, MONTHS_AHEAD)), now: dateOf(today) }),
    [today],
  )
  const day = chosen && free.get(wallDateOf(chosen))
  return (
    <main>
      <DayPicker
        mode="single"
        required
        locale={fi}
        weekStartsOn={1}
        showWeekNumber
        numberOfMonths={months}
        today={range.now}
        startMonth={range.first}
        endMonth={range.last}
        selected={chosen}
        onSelect={setChosen}
        disabled={disabled}
        modifiers={modifiers}
        modifiersClassNames={MODIFIERS_CLASS_NAMES}
      />
      {day && <Times key={day.date} day={day} />}
    </main>
  )
}

const MODIFIERS_CLASS_NAMES = { free: 'free' }
