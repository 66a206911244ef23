import { useState } from 'react'
import { calendarLabels, dayFault, freeDayLabel, pickDayLabel } from '#entities/calendar'
import { Calendar, type CalendarDayState } from '#shared/ui/calendar/calendar'
import { CalendarLegend } from '#shared/ui/calendar/calendar-legend'
import { useMedia } from '#shared/ui/layout/use-media'
import { Section } from '../section'

const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01']
const TODAY = '2026-09-08'

interface DaysOfProps {
  readonly name: string
  readonly kind: 'free' | 'pick' | 'unknown'
  /** Shows one month at any width. */
  readonly single?: boolean
}

function DaysOf({ name, kind, single = false }: DaysOfProps) {
  const isWide = useMedia('(min-width: 768px)')
  const [month, setMonth] = useState('2026-09-01')
  const [selected, setSelected] = useState<string | null>(kind === 'unknown' ? null : '2026-09-17')
  const faultOf = (date: string) => dayFault(date, { today: TODAY, carenceDays: 1 })
  const isTaken = (date: string): boolean => kind !== 'unknown' && date.endsWith('3')
  const dayState = (date: string): CalendarDayState => (faultOf(date) || isTaken(date) ? 'unavailable' : kind)
  const dayLabel = (date: string): string => {
    const day = { date, today: TODAY, fault: faultOf(date) }
    if (kind === 'pick') return pickDayLabel(day)
    return freeDayLabel({ ...day, freeTimes: kind === 'free' ? (isTaken(date) ? 0 : 9) : undefined, isDayOnly: false })
  }
  return (
    <Calendar
      labels={calendarLabels(name)}
      month={month}
      months={isWide && !single ? 2 : 1}
      today={TODAY}
      selected={selected}
      weekNumbers
      dayState={dayState}
      dayLabel={dayLabel}
      canGoPrevious={month !== MONTHS[0]}
      canGoNext={month !== MONTHS.at(-1)}
      onMonthChange={(requested) => MONTHS.includes(requested) && setMonth(requested)}
      onSelect={setSelected}
    />
  )
}

export const Days = () => (
  <>
    <Section title="Päivät" wide>
      <DaysOf name="Kalenteri, valitse päivä" kind="free" />
      <CalendarLegend
        items={[
          { kind: 'free', label: 'Vapaita aikoja' },
          { kind: 'pick', label: 'Toivottu päivä' },
          { kind: 'selected', label: 'Valittu päivä' },
          { kind: 'unavailable', label: 'Ei vapaita aikoja' },
        ]}
      />
    </Section>
    <Section title="Aikatiedustelu">
      <DaysOf name="Aikatiedustelu, valitse päivä" kind="pick" single />
    </Section>
    <Section title="Haku">
      <DaysOf name="Haetaan vapaita aikoja…" kind="unknown" single />
    </Section>
  </>
)
