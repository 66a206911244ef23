/** The ways in which servers write one value: dates, times, numbers, flags and codes (AS-10, AS-11). */
import { instantOf } from '#shared/date/instant'
import type { Chance } from './chance'
import { isId } from './varied'

type Spelling = readonly [how: string, write: (value: string) => unknown]

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
const DATE_TIMES: readonly [Spelling, ...Spelling[]] = [
  ['instant in UTC', (at) => instantOf(at).toISOString()],
  ['instant in UTC without milliseconds', (at) => instantOf(at).toISOString().replace('.000', '')],
  ['offset', (at) => `${at}${offsetOf(at)}`],
  ['offset without a colon', (at) => `${at}${offsetOf(at).replace(':', '')}`],
  [
    'offset of another place',
    (at) => new Date(instantOf(at).getTime() - 5 * 3_600_000).toISOString().replace('Z', '-05'),
  ],
  ['milliseconds since 1970', (at) => instantOf(at).getTime()],
  ['blank instead of T', (at) => at.replace('T', ' ')],
  ['no seconds', (at) => at.slice(0, 16)],
  ['fraction', (at) => `${at}.0000000`],
]

const DATE = /^\d{4}-\d\d-\d\d$/
const DATES: readonly [Spelling, ...Spelling[]] = [
  ['midnight', (day) => `${day}T00:00:00`],
  ['midnight in UTC', (day) => `${day}T00:00:00.000Z`],
  ['midnight of the place', (day) => `${day}T00:00:00${offsetOf(`${day}T00:00:00`)}`],
  ['midnight with a blank', (day) => `${day} 00:00`],
]

const TIME = /^\d\d:\d\d:\d\d$/
const TIMES: readonly [Spelling, ...Spelling[]] = [
  ['no seconds', (time) => time.slice(0, 5)],
  ['dot', (time) => time.slice(0, 5).replace(':', '.')],
]

const NUMBERS: readonly [Spelling, ...Spelling[]] = [
  ['text', String],
  ['text with a comma', (number) => number.replace('.', ',')],
  ['text with cents', (number) => Number(number).toFixed(2)],
]

const FLAGS: readonly [Spelling, ...Spelling[]] = [
  ['text', String],
  ['capitals', (flag) => flag.toUpperCase()],
  ['number', (flag) => Number(flag === 'true')],
  ['digit', (flag) => String(Number(flag === 'true'))],
]

const CODE = /\.(responseCode|bookPaymentStatus|time_selection_type|preferred_contact_method|customer_type|shift)$/
const CODES: readonly [Spelling, ...Spelling[]] = [
  ['small letters', (code) => code.toLowerCase()],
  ['a capital', (code) => code.charAt(0) + code.slice(1).toLowerCase()],
]

/** Offset of Helsinki at a wall-clock time, `+02:00` or `+03:00`. */
const offsetOf = (at: string): string =>
  `+0${Math.round((Date.parse(`${at}Z`) - instantOf(at).getTime()) / 3_600_000)}:00`

/** Ways to write a value at a path, or undefined if it has but one. */
function spellingsOf(value: unknown, path: string): readonly [Spelling, ...Spelling[]] | undefined {
  if (typeof value === 'boolean') return FLAGS
  if (typeof value === 'number') return isId(path) ? undefined : NUMBERS
  if (typeof value !== 'string') return undefined
  if (CODE.test(path)) return CODES
  if (DATE_TIME.test(value)) return DATE_TIMES
  if (DATE.test(value)) return DATES
  return TIME.test(value) ? TIMES : undefined
}

/** Writes a value as this server does. A third of the fields is written as by the reference server. */
export function spelled(value: unknown, path: string, chance: Chance): unknown {
  const spellings = spellingsOf(value, path)
  if (!spellings || chance.of(`as usual ${path}`) < 1 / 3) return value
  const [how, write] = chance.pick(`spelling of ${path}`, spellings)
  return chance.differ(path, how, write(String(value)))
}
