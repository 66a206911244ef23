import { defineTexts } from '#shared/i18n/texts'
import type { CalendarTexts } from '../texts'
import type { CalendarWords } from './calendar-words'

const texts: Readonly<Record<keyof CalendarTexts, string>> = {
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  weekShort: 'v.',
  week: 'vecka',
  monthChanged: 'Visar {month}',
  monthsChanged: 'Visar {first} och {second}',
  keyboardHelp:
    'Flytta dig mellan dagarna med piltangenterna och mellan månaderna med Page Up och Page Down. Välj en dag med Enter eller mellanslag.',
  dayToday: 'I dag, {day}',
  dayPicked: '{pick}, {day}, vald',
  dayPresent: '{day}, din nuvarande tid',
  free_one: '{count} ledig tid',
  free_other: '{count} lediga tider',
  dayOnly: 'dagsbokning',
  none: 'inga lediga tider',
  past: 'dag som har gått',
  closed: 'stängt',
  unknown: 'söker lediga tider',
  legendFree: 'Lediga tider',
  legendSelected: 'Vald dag',
  legendPresent: 'Din nuvarande tid',
  legendUnavailable: 'Inga lediga tider',
}

/** The calendar texts in Swedish. */
export const swedish: CalendarWords = {
  lang: 'sv',
  calendar: 'Kalender, välj en dag',
  weekdays: [
    { short: 'må', long: 'måndag' },
    { short: 'ti', long: 'tisdag' },
    { short: 'on', long: 'onsdag' },
    { short: 'to', long: 'torsdag' },
    { short: 'fr', long: 'fredag' },
    { short: 'lö', long: 'lördag' },
    { short: 'sö', long: 'söndag' },
  ],
  months: [
    'januari',
    'februari',
    'mars',
    'april',
    'maj',
    'juni',
    'juli',
    'augusti',
    'september',
    'oktober',
    'november',
    'december',
  ],
  t: defineTexts(texts),
}
