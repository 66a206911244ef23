import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { calendarLabels, calendarLegend, freeDayLabel, keyboardHelp, useCalendarWords } from '#entities/calendar'
import { configPort, readConfig } from '#shared/config/config'
import { createStores, provide } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { Calendar } from '#shared/ui/calendar/calendar'
import { CalendarLegend } from '#shared/ui/calendar/calendar-legend'
import { Section } from '../section'

const TODAY = '2026-09-08'

const Spoken = observer(function Spoken() {
  const words = useCalendarWords()
  const [month, setMonth] = useState('2026-09-01')
  const [selected, setSelected] = useState('2026-09-17')
  return (
    <>
      <Calendar
        labels={calendarLabels('Kalenteri, valitse päivä', words)}
        month={month}
        months={1}
        today={TODAY}
        selected={selected}
        weekNumbers
        dayState={() => 'free'}
        dayLabel={(date) =>
          freeDayLabel({ date, today: TODAY, freeTimes: Number(date.slice(9)), isDayOnly: false }, words)
        }
        canGoPrevious
        canGoNext
        onMonthChange={setMonth}
        onSelect={setSelected}
      />
      <CalendarLegend {...calendarLegend(words)} />
      <p lang={words.lang}>{keyboardHelp(words)}</p>
    </>
  )
})

const LANGUAGES = [
  ['se', 'Kalenteri ruotsiksi'],
  ['ee', 'Kalenteri viroksi'],
] as const

const chains = LANGUAGES.map(([calendarLanguage, title]) => ({
  title,
  stores: createStores(provide(configPort, readConfig(JSON.stringify({ calendarLanguage }), ''))),
}))

/** Calendars in the languages that a chain can set with `calendarLanguage`. All other calendars here are Finnish. */
export const CalendarLanguages = () =>
  chains.map(({ title, stores }) => (
    <Section key={title} title={title}>
      <StoresContext value={stores}>
        <Spoken />
      </StoresContext>
    </Section>
  ))
