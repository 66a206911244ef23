import { defineTexts } from '#shared/i18n/texts'
import type { CalendarTexts } from '../texts'
import type { CalendarWords } from './calendar-words'

const texts: Readonly<Record<keyof CalendarTexts, string>> = {
  previousMonth: 'Eelmine kuu',
  nextMonth: 'Järgmine kuu',
  weekShort: 'nd',
  week: 'nädal',
  monthChanged: 'Kuvatakse {month}',
  monthsChanged: 'Kuvatakse {first} ja {second}',
  keyboardHelp:
    'Liikuge päevade vahel nooleklahvidega ja kuude vahel klahvidega Page Up ja Page Down. Valige päev Enteri või tühikuklahviga.',
  dayToday: 'Täna, {day}',
  dayPicked: '{pick}, {day}, valitud',
  dayPresent: '{day}, teie praegune aeg',
  free_one: '{count} vaba aeg',
  free_other: '{count} vaba aega',
  dayOnly: 'broneering kogu päevaks',
  none: 'vabu aegu ei ole',
  past: 'möödunud päev',
  closed: 'suletud',
  unknown: 'otsitakse vabu aegu',
  legendFree: 'Vabu aegu',
  legendSelected: 'Valitud päev',
  legendPresent: 'Teie praegune aeg',
  legendUnavailable: 'Vabu aegu ei ole',
}

/** The calendar texts in Estonian. */
export const estonian: CalendarWords = {
  lang: 'et',
  calendar: 'Kalender, valige päev',
  weekdays: [
    { short: 'E', long: 'esmaspäev' },
    { short: 'T', long: 'teisipäev' },
    { short: 'K', long: 'kolmapäev' },
    { short: 'N', long: 'neljapäev' },
    { short: 'R', long: 'reede' },
    { short: 'L', long: 'laupäev' },
    { short: 'P', long: 'pühapäev' },
  ],
  months: [
    'jaanuar',
    'veebruar',
    'märts',
    'aprill',
    'mai',
    'juuni',
    'juuli',
    'august',
    'september',
    'oktoober',
    'november',
    'detsember',
  ],
  t: defineTexts(texts),
}
