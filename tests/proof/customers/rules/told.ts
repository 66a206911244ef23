/** RC-01, RC-24: every chosen fact stands on every surface that the table of surfaces gives it, and none that was not chosen. */
import type { FactKind } from '#shared/booking-facts/fact'
import { OMITTED, SURFACES, type Surface } from '#shared/booking-facts/surfaces'
import type { Fault, Judged } from './rule'
import type { Chosen } from '../story'

/** A fact as the customer knows it: any of the ways in which a surface may write it. */
interface Expected {
  readonly kind: FactKind
  readonly ways: readonly string[]
}

const plain = (text: string): string => text.replaceAll(/[\s>]+/gu, ' ')
const kilometersOf = (count: number): string[] => [
  `${String(count).replace(/(\d)(\d{3})$/, '$1 $2')} km`,
  `Mittarilukema: ${count}`,
]
const iso = (date: string): string => {
  const [day = '', month = '', year = ''] = date.split('.')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
const datesOf = (date: string): string[] => [date, iso(date), iso(date).replaceAll('-', '')]
const euros = (cents: number): string =>
  `${String(Math.floor(cents / 100)).replace(/(\d)(\d{3})$/, '$1 $2')},${String(cents % 100).padStart(2, '0')}`

function expectedOf(chosen: Chosen): Expected[] {
  const { time, fetching } = chosen
  return [
    ...(time ? [{ kind: time.kind, ways: datesOf(time.date) }] : []),
    ...(time?.kind === 'time'
      ? [
          {
            kind: 'time' as const,
            ways: [
              `klo ${time.start}`,
              `${time.start}–`,
              `Alkaa: ${time.start.replace('.', ':').padStart(5, '0')}`,
              'DTSTART',
            ],
          },
        ]
      : []),
    { kind: 'workshop', ways: [chosen.workshop] },
    { kind: 'plate', ways: [chosen.plate] },
    { kind: 'vehicle', ways: [chosen.vehicle] },
    ...(chosen.kilometers > 0 ? [{ kind: 'kilometers' as const, ways: kilometersOf(chosen.kilometers) }] : []),
    ...[...chosen.services].map(([name]): Expected => ({ kind: 'service', ways: [name] })),
    ...[...chosen.services].flatMap(([, { question, answer }]): Expected[] =>
      question === '' ? [] : [{ kind: 'service', ways: [`${question}: ${answer ?? 'ei valittu'}`] }],
    ),
    ...chosen.symptoms.map((text): Expected => ({ kind: 'symptom', ways: [text] })),
    ...(chosen.notes === null ? [] : [{ kind: 'notes' as const, ways: [chosen.notes] }]),
    ...(chosen.code === null ? [] : [{ kind: 'discount' as const, ways: [chosen.code] }]),
    ...(chosen.mechanic === null ? [] : [{ kind: 'mechanic' as const, ways: [chosen.mechanic] }]),
    ...(fetching
      ? [
          { kind: 'fetching' as const, ways: [`${fetching.pickup}, ${fetching.from}`] },
          { kind: 'returning' as const, ways: [`${fetching.returning}, ${fetching.to}`] },
        ]
      : []),
    ...(chosen.paidCents > 0
      ? [
          {
            kind: 'paidByCard' as const,
            ways: [`Maksettu kortilla ${euros(chosen.paidCents)}`, `Maksettu kortilla: ${euros(chosen.paidCents)}`],
          },
        ]
      : []),
    ...(chosen.hasContract
      ? [{ kind: 'serviceContract' as const, ways: ['Huolenpito- tai huoltoleasingsopimus', 'Huoltosopimus'] }]
      : []),
    ...(chosen.credit === 'approved' ? [{ kind: 'onCredit' as const, ways: ['Luotolla'] }] : []),
    ...(chosen.credit === 'pending' ? [{ kind: 'creditPending' as const, ways: ['odottaa vahvistusta'] }] : []),
    { kind: 'email', ways: [chosen.email] },
  ]
}

/** Words that no surface has unless they were chosen. */
const UNCHOSEN: readonly (readonly [RegExp, (chosen: Chosen) => boolean])[] = [
  [/Avainlokero|avainlokero/, ({ hasLocker, delivery }) => hasLocker || /avainlokero/.test(delivery ?? '')],
  [/Sijaisauto/, ({ services }) => services.has('Sijaisauto (per päivä)')],
  [/Etukoodi [A-Z]/, ({ code }) => code !== null],
  [/Luotolla/, ({ credit }) => credit === 'approved'],
  [/odottaa vahvistusta/, ({ credit }) => credit === 'pending'],
  [/Maksettu kortilla/, ({ paidCents }) => paidCents > 0],
  [/Haemme auton|Palautamme auton|Tuomme auton/, ({ fetching }) => fetching !== null],
  [/Asentaja\b/, ({ mechanic }) => mechanic !== null],
  [/Muu korjaustarve/, ({ symptoms }) => symptoms.length > 0],
  [/Huolenpito- tai huoltoleasingsopimus/, ({ hasContract }) => hasContract],
  [/Viesti toimipisteelle/, ({ notes }) => notes !== null],
  [/Toivottu päivä/, ({ time }) => time?.kind === 'askedDay'],
  [/Aamuvuoro|Iltavuoro|Tuontiaika/, ({ time }) => time?.kind === 'day'],
  [
    /ei valittu/,
    (chosen) =>
      (chosen.time?.kind === 'day' && chosen.delivery === null) ||
      [...chosen.services.values()].some(({ answer }) => answer === null),
  ],
]

/** The desk's calendar has of a service's remarks only the open choices, because others may be typed (`feed-text.ts`). */
const ANSWERED = /^(Pesutapa|Sijaisauton vaihteisto): (?!ei valittu)/

/** A terminal is narrow: its columns of services and remarks end in '…'. The CSV has all of them. */
const isCut = (surface: Surface, kind: FactKind, text: string): boolean =>
  surface === 'deskTable' && ['service', 'symptom', 'notes', 'vehicle'].includes(kind) && text.includes('…')

/** Where nothing is offered to be chosen any more. */
const READ: readonly (readonly [name: string, surface: Surface])[] = [
  ...SURFACES.map((one) => [one, one] as const),
  ['customerMailHtml', 'customerMail'],
  ['workshopMailHtml', 'workshopMail'],
  ['cancelMailHtml', 'cancelMail'],
]
/** The step around the cards offers everything. */
const OFFERS = new Set<Surface>(['stepCards'])

export function told({ story: { surfaces, chosen } }: Judged): Fault[] {
  return READ.flatMap(([name, surface]): Fault[] => {
    const text = surfaces.get(name)
    // An enquiry has no time, so no calendar has it.
    if (text === undefined || text === '') return []
    const omitted: readonly string[] = OMITTED[surface]
    const missing = expectedOf(chosen)
      .filter(({ ways }) => surface !== 'deskCalendar' || !ANSWERED.test(ways[0] ?? ''))
      .filter(
        ({ kind, ways }) =>
          !omitted.includes(kind) &&
          !isCut(surface, kind, text) &&
          !ways.some((way) => plain(text).includes(plain(way))),
      )
      .map(({ kind, ways }) => ({ surface: name, rule: 'RC-01', says: `${kind}: puuttuu`, but: ways[0] ?? '' }))
    const wrong = UNCHOSEN.filter(
      ([words, isChosen]) => !OFFERS.has(surface) && !isChosen(chosen) && words.test(text),
    ).map(([words]) => ({
      surface: name,
      rule: 'RC-01',
      says: around(plain(text), words),
      but: 'ei valittu',
    }))
    return missing.concat(wrong)
  })
}

const around = (text: string, words: RegExp): string =>
  text.slice(Math.max(0, text.search(words) - 20), text.search(words) + 60)
