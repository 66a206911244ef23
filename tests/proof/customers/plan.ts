/** What one customer wants, drawn from a seed. Numbers choose among what the page offers: the nth, counted around. */
import * as fc from 'fast-check'

/** A way of paying and what becomes of it. Persons are those of the sandbox's bank. */
const PAYMENTS = ['card', 'cardGivenUp', 'approved', 'signed', 'signingGivenUp', 'denied', 'frozen'] as const
export type Payment = (typeof PAYMENTS)[number]

/** Done at the customer step, in any order. */
const TURNS = ['time', 'services', 'code', 'need', 'workshop', 'noLocker'] as const
export type Turn = (typeof TURNS)[number] | Payment

export interface Service {
  readonly name: string
  /** Heading of its section, null if the section is open from the start. */
  readonly section: string | null
  /** Its question, with one of its answers; null if it is left open. */
  readonly question?: { readonly name: string; readonly answer: string | null }
}

const open = (...names: readonly string[]): Service[] => names.map((name) => ({ name, section: null }))
const below = (section: string, ...names: readonly string[]): Service[] => names.map((name) => ({ name, section }))

/** Those of one group replace each other, and an electric car has its own. */
const SCHEDULED = open('Perushuolto (öljynvaihtohuolto)', 'Laaja määräaikaishuolto', 'Vuosihuolto')
const OTHERS = [
  ...open('Sisä- ja ulkopuhdistus', 'Katsastuspalvelu huollon yhteydessä'),
  ...below('Jarrut', 'Jarruhuolto, etu- ja takajarrut', 'Jarrunesteen vaihto'),
  ...below('Ilmastointi', 'Ilmastointihuolto (R1234yf)', 'Raitisilmasuodattimen vaihto'),
  ...below('Akku ja sähköt', 'Akun testaus', '12 V akun vaihto'),
  ...below('Alusta ja ohjaus', 'Nelipyöräsuuntaus', 'Ruostesuojaus'),
  ...below('Öljyt ja nesteet', 'Jäähdytysnesteen vaihto'),
  ...below('Kausitarkastukset', 'Talvitarkastus', 'Lomatarkastus'),
]
/** One of them, or nothing in one of `freq` + 1 cases. */
const nothingOr = <T>(one: fc.Arbitrary<T>, freq: number): fc.Arbitrary<T | null> =>
  fc.option(one, { freq: freq + 1, nil: null })

const asking = (service: string, name: string, answers: readonly string[]): fc.Arbitrary<Service> =>
  nothingOr(fc.constantFrom(...answers), 2).map((answer) => ({
    name: service,
    section: null,
    question: { name, answer },
  }))
const wash = asking('Ulkopesu', 'Pesutapa', ['Harjapesu', 'Harjaton pesu'])
const car = asking('Sijaisauto (per päivä)', 'Sijaisauton vaihteisto', ['Automaattivaihteisto', 'Käsivaihteisto'])

const services = fc
  .tuple(
    nothingOr(fc.constantFrom(...SCHEDULED), 6),
    fc.subarray(OTHERS, { maxLength: 3 }),
    nothingOr(wash, 1),
    nothingOr(car, 1),
  )
  .map((all) => all.flat().filter((one) => one !== null))

const time = fc.record({
  isEnquiry: fc.nat(9).map((n) => n === 0),
  isEvening: fc.boolean(),
  hasLocker: fc.boolean(),
  mechanic: nothingOr(fc.nat(3), 2),
  /** The nth free day, and a day reservation where there is one. */
  day: fc.nat(12),
  wantsWholeDay: fc.boolean(),
  slot: fc.nat(12),
  delivery: nothingOr(fc.nat(9), 4),
  /** The workshop fetches the car, and brings it back to the same or to another address. */
  fetching: nothingOr(fc.record({ pickup: fc.nat(4), returning: fc.nat(4), isOther: fc.boolean() }), 1),
})
export type PlannedTime = typeof time extends fc.Arbitrary<infer T> ? T : never

export const VEHICLES = {
  'ABC-123': 'Toyota Corolla 1.8 Hybrid',
  'KOR-77': 'Škoda Octavia 1.5 TSI',
  'ÅLA-100': 'Volvo V60 B4',
  'A-1': 'Saab 900',
  'CD-1234': 'Mercedes-Benz E 220 d',
  'PAK-321': 'Ford Transit Custom',
} as const

const PLATES = ['ABC-123', 'KOR-77', 'ÅLA-100', 'A-1', 'CD-1234', 'PAK-321'] as const

export const WORKSHOPS = [
  'Helsinki Roihupelto',
  'Espoo Leppävaara',
  'Vantaa Aviapolis',
  'Tampere Sarankulma',
  'Oulu Limingantulli',
  'Jyväskylä Seppälä',
] as const

const workshop = fc.constantFrom(...WORKSHOPS)
const code = fc.constantFrom('HUOLTO10', 'TALVI15')
const symptom = fc.constantFrom('Jarrut vinkuvat kylmällä', 'Kolina takaa', 'Ratti tärisee 80 km/h vauhdissa')

const plan = fc.record({
  process: fc.nat(5).map((n): 'huolto' | 'renkaanvaihto' => (n === 0 ? 'renkaanvaihto' : 'huolto')),
  plate: fc.constantFrom(...PLATES),
  kilometers: fc.integer({ min: 1000, max: 320_000 }),
  workshop,
  services,
  symptoms: fc.uniqueArray(symptom, { maxLength: 2 }),
  notes: nothingOr(fc.constantFrom('Avain on vara-avain.', 'Soittakaa ennen klo 12.'), 1),
  hasContract: fc.nat(3).map((n) => n === 0),
  code: nothingOr(code, 1),
  time,
  payment: nothingOr(fc.constantFrom(...PAYMENTS), 2),
  turns: fc.subarray([...TURNS], { maxLength: 3 }),
  order: fc.infiniteStream(fc.nat()),
  /** What a change of mind changes to. */
  later: fc.record({ time, service: fc.constantFrom(...OTHERS), workshop, symptom }),
  after: fc.constantFrom('nothing', 'move', 'cancel', 'moveAndCancel'),
  opensAgain: fc.boolean(),
  moved: time,
})
type Drawn = typeof plan extends fc.Arbitrary<infer T> ? T : never
export interface Plan extends Omit<Drawn, 'order' | 'payment' | 'turns'> {
  readonly seed: number
  readonly turns: readonly Turn[]
}

/** Draws the customer of a seed. */
export function planOf(seed: number): Plan {
  const [drawn] = fc.sample(plan, { seed, numRuns: 1 })
  if (!drawn) throw new Error('nothing was drawn')
  const { payment, order, ...rest } = drawn
  // What is changed at the services step has no counterpart among the questions about tires.
  const turns = drawn.turns.filter((turn) => rest.process === 'huolto' || turn === 'time' || turn === 'noLocker')
  const all: readonly Turn[] = payment === null ? turns : [...turns, payment]
  const keys = [...order.take(all.length)]
  const shuffled = all.map((turn, at) => ({ turn, key: keys[at] ?? 0 })).toSorted((a, b) => a.key - b.key)
  return { ...rest, seed, turns: shuffled.map(({ turn }) => turn) }
}
