/** Formats the desk's list for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import { CUSTOMER_COLUMNS } from '../sections/booking/current/index'
import { STATES, toldText } from './desk-table'
import type { Fact, FactKind } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { spreadsheetCell } from '#shared/text/cells'
import { refusalText } from './refusal-text'
import type { DeskRow } from './desk-row'

/** Columns of single facts, with their headings, and with their cells if those are not the facts' texts. */
const MORE: readonly (readonly [heading: string, kind: FactKind, cellOf?: (fact: Fact) => string])[] = [
  ['Tuontiaika', 'day'],
  ['Vuoro', 'shift'],
  ['Asentaja', 'mechanic'],
  ['Auton jättö ja haku', 'delivery'],
  ['Auto tuodaan', 'bringDate'],
  ['Auto noudetaan', 'pickupDate'],
  ['Avainlokero', 'keyLocker'],
  ['Etukoodi', 'discount', (fact) => (fact.kind === 'discount' ? fact.code : '')],
  ['Huolto-ohjelman koodi', 'serviceCode'],
  ['Huoltosopimus', 'serviceContract'],
  ['Hinta-arvio', 'total'],
  ['Hinta sovitaan', 'agreedPrice'],
  ['Maksettu kortilla', 'paidByCard'],
  ['Luotolla', 'onCredit'],
  ['Maksetaan toimipisteessä', 'due'],
  ['Palautetaan kortille', 'refund'],
]

/** Columns that were added later, because the order of these columns never changes. */
const LATER: typeof MORE = [
  ['Hinnan laji', 'priceKind'],
  ['Peruuttamisoikeus', 'withdrawalUntil'],
  ['Työn aloitus peruuttamisaikana', 'earlyStart'],
  ['Peruuttamisilmoitus', 'withdrawn'],
  ['Käynnin vaihe', 'visitState'],
  ['Haemme auton', 'fetching'],
  ['Palautamme auton', 'returning'],
  ['Sijaisauto', 'loan'],
  ['Luotto', 'creditPending'],
  [
    'Etukoodin alennus',
    'discount',
    (fact) => (fact.kind === 'discount' && fact.saved !== null ? amount(fact.saved) : ''),
  ],
]

const LAST: typeof MORE = [
  ['Aihe', 'process'],
  ['Aiheen tiedot', 'own', namedText],
  ['Asiakkaan lisätiedot', 'ownWords', namedText],
]

const COLUMNS = [
  'Päivä',
  'Alkaa',
  'Päättyy',
  'Tila',
  'Toimipiste',
  'Rekisterinumero',
  'Ajoneuvo',
  'Mittarilukema',
  ...CUSTOMER_COLUMNS,
  'Palvelut',
  'Huomautukset',
  ...MORE.map(([heading]) => heading),
  'Viite',
  ...LATER.map(([heading]) => heading),
  'Asiakkaalle kerrottu',
  'Torjutut viestit',
  'Ei sovi enää',
  ...LAST.map(([heading]) => heading),
]

/**
 * Formats CSV that a Finnish Excel opens by a double click: UTF-8 with a byte order mark, semicolons, Windows line
 * ends. Days are `YYYY-MM-DD`, times `HH:mm`. A cell that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe.
 */
export const deskCsv = (rows: readonly DeskRow[]): string =>
  stringify(rows.map(cellsOf), {
    bom: true,
    columns: COLUMNS,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    quote_record_delimiter: true,
    record_delimiter: 'windows',
  })

const cellsOf = (row: DeskRow): string[] =>
  [
    row.date,
    row.hours?.start.slice(0, 5) ?? '',
    row.hours?.end.slice(0, 5) ?? '',
    STATES[row.state],
    row.workshop,
    row.plate,
    row.vehicle,
    row.kilometers === null ? '' : String(row.kilometers),
    ...row.customerCells,
    row.services.join(', '),
    row.notes.join('\n'),
    ...cellsUnder(MORE, row),
    row.reference,
    ...cellsUnder(LATER, row),
    toldText('deskCsv', row),
    refusalText(row.refusals),
    row.misfit,
    ...cellsUnder(LAST, row),
  ].map(spreadsheetCell)

function cellsUnder(columns: typeof MORE, { document }: DeskRow): string[] {
  const told = factsFor('deskCsv', document)
  return columns.map(([, kind, textsOf = cellOf]) =>
    told
      .filter((fact) => fact.kind === kind)
      .map(textsOf)
      .join(', '),
  )
}

function namedText(fact: Fact): string {
  return `${labelOf(fact)}: ${textOf(fact)}`
}

/** Sums are plain decimal numbers, so that a spreadsheet can add them up. */
const amount = (euros: number): string => euros.toFixed(2).replace('.', ',')
const cellOf = (fact: Fact): string => ('euros' in fact ? amount(fact.euros) : textOf(fact))
