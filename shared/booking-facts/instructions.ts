/**
 * What a booking tells its customer to do: bring, leave, fetch, wait, pay, be called (RC-19). Screens, mails, calendar
 * entries, reminders and the desk say these sentences, and none of their own.
 */
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { formatEuros } from '#shared/money/euros'
import { lockerOf } from './delivery'
import { deliveryWords } from './delivery-words'
import type { Fact, FactKind, FactOf } from './fact'
import { openingHoursText } from './opening-words'

/** In the order in which they are told. */
const KINDS = ['contact', 'fetch', 'bring', 'key', 'loan', 'return', 'collect', 'pay'] as const
export type InstructionKind = (typeof KINDS)[number]

export interface Instruction {
  readonly kind: InstructionKind
  /** A whole sentence, or several. */
  readonly text: string
}

type Told = <K extends FactKind>(kind: K) => FactOf<K> | undefined

/** What a booking is like, and what it then does not ask of the customer. */
const EXCLUDED = {
  /** Nothing is reserved, so the workshop calls first. */
  enquiry: ['fetch', 'bring', 'key', 'loan', 'return', 'collect', 'pay'],
  booked: ['contact'],
  /** No visit is agreed or asked for. */
  request: KINDS,
  /** The workshop drives. */
  fetched: ['bring', 'key', 'collect'],
  notFetched: ['fetch', 'return'],
  /** The customer stays beside the car. */
  waiting: ['key', 'collect'],
  /** The car has come. */
  received: ['contact', 'fetch', 'bring', 'key', 'loan'],
  notReady: ['return'],
  /** The customer has the car again, or will not bring it. */
  over: KINDS,
} as const satisfies Record<string, readonly InstructionKind[]>

type Circumstance = keyof typeof EXCLUDED

function circumstancesOf(told: Told): Circumstance[] {
  const state = told('visitState')?.state ?? 'BOOKED'
  const isFetched = told('fetching') !== undefined
  return [
    told('askedDay') ? 'enquiry' : told('time') || told('day') ? 'booked' : 'request',
    isFetched ? 'fetched' : 'notFetched',
    ...(isWaiting(told('delivery')) ? (['waiting'] as const) : []),
    ...(state === 'BOOKED' ? [] : (['received'] as const)),
    ...(state === 'READY' ? [] : (['notReady'] as const)),
    ...(state === 'COLLECTED' || told('withdrawn') ? (['over'] as const) : []),
  ]
}

const isWaiting = (delivery: FactOf<'delivery'> | undefined): boolean =>
  delivery !== undefined &&
  (delivery.option?.startsWith('customerWaiting') ?? delivery.text.startsWith('Asiakas odottaa'))

/** Returns the sentences that a booking's facts ask for, in order. `facts` are all of them. */
export function instructionsOf(facts: readonly Fact[]): Instruction[] {
  const told: Told = (kind) => facts.find((fact): fact is FactOf<typeof kind> => fact.kind === kind)
  const excluded = new Set<InstructionKind>(circumstancesOf(told).flatMap((one) => EXCLUDED[one]))
  return KINDS.flatMap((kind) => {
    const text = excluded.has(kind) ? '' : SENTENCES[kind](told)
    return text === '' ? [] : [{ kind, text }]
  })
}

const SENTENCES: Readonly<Record<InstructionKind, (told: Told) => string>> = {
  contact: () => 'Otamme sinuun yhteyttä mahdollisimman pian ja sovimme sinulle sopivan ajan.',
  fetch: () => 'Haemme auton ja tuomme sen takaisin. Sinun ei tarvitse tuoda eikä noutaa sitä.',
  bring,
  key,
  loan: (told) => {
    const loan = told('loan')
    return loan ? `Nouda sijaisauto asiakaspalvelusta ${formatDayShort(loan.start)} aukioloaikana.` : ''
  },
  return: () => 'Tuomme auton sinulle.',
  collect,
  pay,
}

function bring(told: Told): string {
  const time = told('time')
  if (time) return `Tuo auto klo ${formatTime(timeOf(time.start))}.`
  const day = told('day')
  if (!day) return ''
  if (lacksLocker(told)) {
    const date = formatDayShort(told('bringDate')?.date ?? day.date)
    return `Avainlokero ei ole vapaana. Tuo auto ja avaimet asiakaspalveluun ${date} aukioloaikana.`
  }
  return wordsOf(told, day).bring
}

/** The option needs a locker, and all were taken when the booking was saved. */
function lacksLocker(told: Told): boolean {
  const option = told('delivery')?.option ?? null
  return option !== null && lockerOf(option) === true && told('keyLocker')?.isReserved === false
}

const wordsOf = (told: Told, day: FactOf<'day'>) =>
  deliveryWords(told('delivery')?.option ?? null, {
    ...day,
    bringDate: told('bringDate')?.date ?? null,
    pickupDate: told('pickupDate')?.date ?? null,
  })

/** Most options say themselves where the key goes. */
function key(told: Told): string {
  const [locker, option] = [told('keyLocker'), told('delivery')?.option ?? null]
  if (!locker || (option !== null && lockerOf(option) !== null)) return ''
  return locker.isReserved === false
    ? 'Avainlokero ei ole vapaana. Anna avaimet palvelutiskille.'
    : 'Jätä avaimet avainlokeroon.'
}

function collect(told: Told): string {
  if (told('visitState')?.state === 'READY') return ['Nouda auto aukioloaikana', hoursOf(told)].join('') + '.'
  const day = told('day')
  return day ? wordsOf(told, day).collect : ''
}

function hoursOf(told: Told): string {
  const hours = told('openingHours')
  return hours ? ` (${openingHoursText(hours)})` : ''
}

/** Nothing is said of what is paid, free or on credit. */
function pay(told: Told): string {
  const [due, total] = [told('due'), told('total')]
  const isPaid = told('paidByCard') !== undefined || told('onCredit') !== undefined
  if (isPaid && !due) return ''
  if (!due && !told('agreedPrice') && !(total && total.euros > 0)) return ''
  const rest = due ? ' loput' : ''
  const euros = due?.euros ?? total?.euros
  const sum =
    told('visitState')?.state === 'READY' && euros !== undefined
      ? `${rest} ${formatEuros(euros)}${total?.promise === 'estimate' && !due ? ' (hinta-arvio)' : ''}`
      : rest
  if (told('returning')) return `Maksat${sum}, kun tuomme auton takaisin.`
  if (isWaiting(told('delivery'))) return `Maksat${sum} toimipisteessä huollon jälkeen.`
  return `Maksat${sum} toimipisteessä, kun noudat auton.`
}
