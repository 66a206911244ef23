/** Formats the desk's list for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import { CUSTOMER_COLUMNS } from '../domain/customer-rows'
import { STATES } from './visit-table'
import type { Visit } from './visit'

const COLUMNS = [
  'Päivä',
  'Alkaa',
  'Päättyy',
  'Tila',
  'Toimipiste',
  'Rekisterinumero',
  'Ajoneuvo',
  'Kilometrit',
  ...CUSTOMER_COLUMNS,
  'Palvelut',
  'Huomautukset',
]

/**
 * Formats CSV that a Finnish Excel opens by a double click: UTF-8 with a byte order mark, semicolons, Windows line
 * ends. Days are `YYYY-MM-DD`, times `HH:mm`. A cell that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe.
 */
export const visitCsv = (visits: readonly Visit[]): string =>
  stringify(visits.map(cellsOf), {
    bom: true,
    columns: COLUMNS,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    quote_record_delimiter: true,
    record_delimiter: 'windows',
  })

const cellsOf = (visit: Visit): string[] =>
  [
    visit.date,
    visit.hours?.start.slice(0, 5) ?? '',
    visit.hours?.end.slice(0, 5) ?? '',
    STATES[visit.state],
    visit.workshop,
    visit.plate,
    visit.vehicle,
    visit.kilometers === null ? '' : String(visit.kilometers),
    ...visit.customerCells,
    visit.services.join(', '),
    visit.notes.join('\n'),
  ].map(withoutControls)

/** Removes control characters, because spreadsheets display them differently and some hide the start of a cell. */
const withoutControls = (text: string): string => text.replace(/[^\P{C}\n]/gu, '').trim()
