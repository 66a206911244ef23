import { useState } from 'react'
import { formatDay, formatMonth, WEEKDAY_COLUMNS } from '#shared/date/finnish'
import { weekday } from '#shared/date/wall-clock'
import { Calendar, type CalendarLabels } from '#shared/ui/calendar'
import { CalendarLegend } from '#shared/ui/calendar-legend'
import { useMedia } from '#shared/ui/use-media'
import { Section } from '../section'

const labels: CalendarLabels = {
  calendar: 'Kalenteri, valitse päivä',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  weekdays: WEEKDAY_COLUMNS,
  week: { short: 'vk', long: 'Viikko' },
  monthTitle: formatMonth,
}
const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01']
const TODAY = '2026-09-08'

interface DaysOfProps {
  readonly name: string
  readonly kind: 'free' | 'pick'
  readonly busy?: boolean
  /** One month whatever the width. */
  readonly single?: boolean
}

function DaysOf({ name, kind, busy = false, single = false }: DaysOfProps) {
  const isWide = useMedia('(min-width: 768px)')
  const [month, setMonth] = useState('2026-09-01')
  const [selected, setSelected] = useState<string | null>('2026-09-17')
  return (
    <Calendar
      labels={{ ...labels, calendar: name }}
      month={month}
      months={isWide && !single ? 2 : 1}
      today={TODAY}
      selected={selected}
      busy={busy}
      weekNumbers
      dayState={(date) => (date > TODAY && weekday(date) < 6 && !date.endsWith('3') ? kind : 'unavailable')}
      dayLabel={formatDay}
      canGoPrevious={month !== MONTHS[0]}
      canGoNext={month !== MONTHS.at(-1)}
      onMonthChange={(wish) => MONTHS.includes(wish) && setMonth(wish)}
      onSelect={setSelected}
    />
  )
}

export const Days = () => (
  <>
    <Section title="Päivät" wide>
      <DaysOf name="Kalenteri, valitse päivä" kind="free" />
      <CalendarLegend
        label="Merkkien selitykset"
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
      <DaysOf name="Haetaan vapaita aikoja…" kind="free" busy single />
    </Section>
  </>
)
