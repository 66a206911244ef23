import { describe, expect, it } from 'vitest'
import { t as finnishTexts, type CalendarTexts } from '../texts'
import { calendarLabels, dateFieldLabels, finnish, freeDayLabel, keyboardHelp, pickDayLabel } from './calendar-words'
import { estonian } from './labels-ee'
import { swedish } from './labels-se'

const today = '2026-11-23'
const free = { date: '2026-11-24', today, freeTimes: 9, isDayOnly: false }

describe('TM-16 freeDayLabel describes a day in words', () => {
  it.each([
    [{}, 'tiistai 24.11., 9 vapaata aikaa'],
    [{ freeTimes: 1 }, 'tiistai 24.11., 1 vapaa aika'],
    [{ date: today }, 'Tänään, maanantai 23.11., 9 vapaata aikaa'],
    [{ freeTimes: 0 }, 'tiistai 24.11., ei vapaita aikoja'],
    [{ freeTimes: 0, isDayOnly: true }, 'tiistai 24.11., päivävaraus'],
    [{ freeTimes: undefined }, 'tiistai 24.11., haetaan vapaita aikoja'],
    [{ date: '2026-11-20', fault: 'past' }, 'perjantai 20.11., mennyt päivä'],
    [{ date: '2026-11-28', fault: 'closed' }, 'lauantai 28.11., suljettu'],
    // A day within the notice period has no bookable slots, even if the server sends some.
    [{ date: today, fault: 'carence' }, 'Tänään, maanantai 23.11., ei vapaita aikoja'],
  ] as const)('%j is %s', (given, label) => expect(freeDayLabel({ ...free, ...given })).toBe(label))

  it('and pickDayLabel mentions no free times', () => {
    expect(pickDayLabel({ date: '2026-11-24', today })).toBe('tiistai 24.11.')
    expect(pickDayLabel({ date: '2026-11-29', today, fault: 'closed' })).toBe('sunnuntai 29.11., suljettu')
  })
})

const LANGUAGES = { fi: finnish, se: swedish, ee: estonian }
/** The parameters of each text, by its key. */
const KEYS = {
  previousMonth: {},
  nextMonth: {},
  weekShort: {},
  week: {},
  monthChanged: { month: '¤' },
  monthsChanged: { first: '¤', second: '¤' },
  keyboardHelp: {},
  dayToday: { day: '¤' },
  dayPicked: { pick: '¤', day: '¤' },
  free_one: { count: '¤' },
  free_other: { count: '¤' },
  dayOnly: {},
  none: {},
  past: {},
  closed: {},
  unknown: {},
  legendFree: {},
  legendSelected: {},
  legendPresent: {},
  legendUnavailable: {},
  dayPresent: { day: '¤' },
} satisfies Record<keyof CalendarTexts, object>

describe.each(Object.entries(LANGUAGES))('TM-16 the calendar in %s', (code, words) => {
  const labels = calendarLabels('Kalenteri', words)

  it('has every text with the same parameters', () => {
    expect([words.weekdays.length, words.months.length]).toEqual([7, 12])
    expect(new Set(words.weekdays.map(({ short }) => short)).size).toBe(7)
    for (const [key, gaps] of Object.entries(KEYS)) {
      const text = String(Reflect.apply(words.t, null, [key, gaps]))
      expect({ key, gaps: text.split('¤').length - 1 }).toEqual({ key, gaps: Object.keys(gaps).length })
      expect(text).not.toMatch(/[{}!]/)
    }
    expect(finnishTexts).toBe(finnish.t)
  })

  it('describes the same days and months in its language', () => {
    const days = [
      freeDayLabel(free, words),
      freeDayLabel({ ...free, freeTimes: 1 }, words),
      freeDayLabel({ ...free, date: today, freeTimes: undefined }, words),
      freeDayLabel({ ...free, date: '2026-11-28', fault: 'closed' }, words),
      freeDayLabel({ ...free, date: '2026-11-20', fault: 'past' }, words),
      freeDayLabel({ ...free, freeTimes: 0, isDayOnly: true }, words),
      freeDayLabel({ ...free, freeTimes: 0, isPresent: true }, words),
    ]
    const months = [
      labels.monthTitle('2027-03-01'),
      labels.monthsChanged('2026-11-01', '2026-11-01'),
      labels.monthsChanged('2026-12-01', '2027-01-01'),
    ]
    expect({
      lang: labels.lang,
      name: labels.calendar,
      week: labels.week,
      first: labels.weekdays[0],
      days,
      months,
    }).toEqual(EXPECTED[code])
    expect(dateFieldLabels(today, 'Valitse päivä', words).keys).toBe(keyboardHelp(words))
  })
})

const EXPECTED: Readonly<Record<string, object>> = {
  fi: {
    lang: undefined,
    name: 'Kalenteri',
    week: { short: 'vk', long: 'viikko' },
    first: { short: 'ma', long: 'maanantai' },
    days: [
      'tiistai 24.11., 9 vapaata aikaa',
      'tiistai 24.11., 1 vapaa aika',
      'Tänään, maanantai 23.11., haetaan vapaita aikoja',
      'lauantai 28.11., suljettu',
      'perjantai 20.11., mennyt päivä',
      'tiistai 24.11., päivävaraus',
      'tiistai 24.11., nykyinen aikasi, ei vapaita aikoja',
    ],
    months: ['maaliskuu 2027', 'Näytetään marraskuu 2026', 'Näytetään joulukuu 2026 ja tammikuu 2027'],
  },
  se: {
    lang: 'sv',
    name: 'Kalender, välj en dag',
    week: { short: 'v.', long: 'vecka' },
    first: { short: 'må', long: 'måndag' },
    days: [
      'tisdag 24.11., 9 lediga tider',
      'tisdag 24.11., 1 ledig tid',
      'I dag, måndag 23.11., söker lediga tider',
      'lördag 28.11., stängt',
      'fredag 20.11., dag som har gått',
      'tisdag 24.11., dagsbokning',
      'tisdag 24.11., din nuvarande tid, inga lediga tider',
    ],
    months: ['mars 2027', 'Visar november 2026', 'Visar december 2026 och januari 2027'],
  },
  ee: {
    lang: 'et',
    name: 'Kalender, valige päev',
    week: { short: 'nd', long: 'nädal' },
    first: { short: 'E', long: 'esmaspäev' },
    days: [
      'teisipäev 24.11., 9 vaba aega',
      'teisipäev 24.11., 1 vaba aeg',
      'Täna, esmaspäev 23.11., otsitakse vabu aegu',
      'laupäev 28.11., suletud',
      'reede 20.11., möödunud päev',
      'teisipäev 24.11., broneering kogu päevaks',
      'teisipäev 24.11., teie praegune aeg, vabu aegu ei ole',
    ],
    months: ['märts 2027', 'Kuvatakse november 2026', 'Kuvatakse detsember 2026 ja jaanuar 2027'],
  },
}

describe('TM-16 dateFieldLabels', () => {
  it('labels the button in Finnish and the calendar in its own language', () => {
    const labels = dateFieldLabels(today, 'Valitse päivä kalenterista', swedish)
    expect([labels.pick(null), labels.pick('2026-11-23')]).toEqual([
      'Valitse päivä kalenterista',
      'Valitse päivä kalenterista, maanantai 23.11.2026, valittu',
    ])
    expect([labels.day('2026-11-23', null), labels.day('2026-11-24', '2026-11-24')]).toEqual([
      'I dag, måndag 23.11.',
      'tisdag 24.11.',
    ])
  })
})
