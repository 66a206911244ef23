import { useState } from 'react'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { formatDay, formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'

/** The times of a day, one of which can be selected. */
export function Times({ day }: { readonly day: FreeDay }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <section>
      <h3>{formatDay(day.date)}</h3>
      <ul>
        {day.calendarSlots.map(({ startTime }) => (
          <li key={startTime}>
            <button type="button" aria-pressed={startTime === chosen} onClick={() => setChosen(startTime)}>
              {formatTime(timeOf(startTime))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
