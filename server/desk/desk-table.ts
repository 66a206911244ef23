/** Formats the desk's list as a table for a terminal. */
import { formatDayShort, formatTime } from '#shared/date/finnish'
import type { Fact, FactKind } from '#shared/booking-facts/fact'
import { openChoices } from '#shared/booking-facts/order'
import { factsFor, instructionsFor } from '#shared/booking-facts/surfaces'
import { labelOf, VISIT_STATES, textOf } from '#shared/booking-facts/words'
import { isolated, lengthOf, terminalCell } from '#shared/text/cells'
import { LONGEST_ANY_PLATE } from '#shared/text/plate'
import { refusalText } from './refusal-text'
import type { DeskRow } from './desk-row'

const HEADINGS = [
  'Päivä',
  'Aika',
  'Tila',
  'Toimipiste',
  'Rekisteri',
  'Ajoneuvo',
  'Asiakas',
  'Puhelin',
  'Palvelut',
  'Huomautukset',
  'Viite',
  'Lisätiedot',
]
/** Maximum characters of each column. Longer texts are cut and end in '…', but no person's name or telephone number. */
const WIDEST = [14, 11, 28, 24, LONGEST_ANY_PLATE, 24, Infinity, Infinity, 48, 48, 12, Infinity]

/** Facts with columns of their own. The last column has the others. */
const IN_COLUMNS = new Set<FactKind>([
  'time',
  'askedDay',
  'workshop',
  'plate',
  'vehicle',
  'service',
  'symptom',
  'notes',
  'visitState',
])

export const STATES: Readonly<Record<DeskRow['state'], string>> = {
  BOOKED: 'varattu',
  ENQUIRY: 'aikatiedustelu',
  CANCELLED: 'peruttu',
  WITHDRAWN: 'peruuttamisoikeutta käytetty',
}

/** What the workshop has told of a visit, or else whether it is booked. Marks a visit that does not fit. */
const stateText = ({ state, misfit, document: { visit_state: visit } }: DeskRow): string =>
  (state === 'BOOKED' && visit ? VISIT_STATES[visit.state].toLowerCase() : STATES[state]) +
  (misfit === '' ? '' : ', ei sovi')

/** Returns the lines of the table, or one line for an empty list. */
export function deskTable(rows: readonly DeskRow[]): string {
  if (rows.length === 0) return 'Ei varauksia.\n'
  const table = [HEADINGS, ...rows.map(cellsOf)].map((cells) =>
    cells.map((cell, column) => isolated(shortened(terminalCell(cell), WIDEST[column] ?? 0))),
  )
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((cells) => lengthOf(cells[column] ?? ''))))
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n\n${bookings(rows.length)}\n${misfitLine(rows)}`
}

const bookings = (count: number): string => (count === 1 ? '1 varaus' : `${count} varausta`)

/** Says how many visits do not fit any more, and how to take their marks off. */
function misfitLine(rows: readonly DeskRow[]): string {
  const count = rows.filter(({ misfit }) => misfit !== '').length
  return count === 0
    ? ''
    : `Ei sovi enää: ${bookings(count)}. Kun olet sopinut asiakkaan kanssa: npm run bookings -- acknowledge --booking VIITE\n`
}

const cellsOf = (row: DeskRow): string[] => [
  formatDayShort(row.date),
  timeOf(row),
  stateText(row),
  row.workshop,
  row.plate,
  row.vehicle,
  row.customer,
  row.phone,
  row.services.join(', '),
  row.notes.join('; '),
  row.reference,
  detailsOf(row),
]

/** 'Ulkopesu, Pesutapa: ei valittu; Asentaja: Matti; Maksettu kortilla: 249,00 €' */
function detailsOf(row: DeskRow): string {
  const facts = factsFor('deskTable', row.document)
  const details = facts.filter(({ kind }) => !IN_COLUMNS.has(kind)).map((fact) => `${labelOf(fact)}: ${textOf(fact)}`)
  const told = toldText('deskTable', row)
  const refused = refusalText(row.refusals)
  return [
    ...(row.misfit === '' ? [] : [`Ei sovi enää: ${row.misfit} Soita asiakkaalle`]),
    ...(refused === '' ? [] : [refused]),
    ...facts.flatMap(openTexts),
    ...details,
    ...(told === '' ? [] : [`Asiakkaalle kerrottu: ${told}`]),
  ].join('; ')
}

/** The choices that are open. The column of the services may be too narrow for them. */
const openTexts = (fact: Fact): string[] =>
  fact.kind === 'service' ? openChoices(fact).map((remark) => `${fact.name}, ${remark}`) : []

/** What the customer was told to do, so that the desk says the same. Nothing of a visit that is over. */
export const toldText = (surface: 'deskTable' | 'deskCsv', { document, state }: DeskRow): string =>
  state === 'BOOKED'
    ? instructionsFor(surface, document)
        .map(({ text }) => text)
        .join(' ')
    : ''

function timeOf({ hours, state }: DeskRow): string {
  if (hours) return `${formatTime(hours.start)}–${formatTime(hours.end)}`
  return state === 'ENQUIRY' ? '' : 'koko päivä'
}

const padded = (text: string, width: number): string => text + ' '.repeat(width - lengthOf(text))
const shortened = (text: string, width: number): string =>
  lengthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`
