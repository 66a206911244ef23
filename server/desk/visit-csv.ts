/** The desk's list for a spreadsheet. */
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
 * As a Finnish Excel opens it by a double click: UTF-8 with a byte order mark, semicolons, Windows line ends; days as
 * `YYYY-MM-DD`, times as `HH:mm`. A cell that a spreadsheet would calculate gets an apostrophe before it.
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

/** A spreadsheet shows characters that it cannot print in its own way, and some hide what a cell begins with. */
const withoutControls = (text: string): string => text.replace(/[^\P{C}\n]/gu, '').trim()
