/** Runs a desk command, in the server or in the command's own process. */
import { chainText, readChain } from '../chain/export'
import { importChain, type ImportRequest } from '../chain/import'
import { sqlState, type Database } from '../platform/database/database'
import { refusalsByBooking } from '../booking-document/refused-mails'
import { readServerSecret } from '../platform/database/server-secret'
import { countPostponed, listWaitingMails } from '../platform/outbox/waiting-mails'
import type { Output } from '../platform/command-output'
import { runAroundVisit } from './around-visit'
import type { Desk, DeskAround } from './desk'
import type { DeskRequest } from './request'
import { acknowledgeMisfit } from './misfits/acknowledge-misfit'
import { watchPlans } from './misfits/compare-plans'
import { erasePersonsRecords, exportRecords } from './person'
import { refusedTable } from './refused-table'
import { resendMails } from './resend-mails'
import { createTicket } from './create-ticket'
import { listDeskRows } from './list-rows'
import { deskCsv } from './desk-csv'
import { deskTable } from './desk-table'
import { waitingTable } from './waiting-table'

/** For a desk that only lists and imports. */
const NOTHING_AROUND: DeskAround = { webhooks: [], calendarUrl: (token) => token, tell: () => undefined }

const STILL_REFERRED_TO = '23503'

/** Exit code of a command that changed nothing, because it asks whether that is meant. */
export const ASKS = 3

/** Returns the exit code: 0 on success, 3 if it asks first, 1 otherwise, after reporting a fault. Never rejects. */
export async function runInProcess(
  desk: Desk,
  request: DeskRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  try {
    if (request.command === 'chain import') return await importing(desk, request, output, signal)
    return (await execute(desk, request, output, signal)) ? 0 : 1
  } catch (error) {
    if (signal.aborted) output.fault('stopped: nothing was changed')
    else if (sqlState(error) === STILL_REFERRED_TO)
      output.fault('nothing was changed: something that is to be removed has just been booked, or is used elsewhere')
    else {
      desk.log.error(request.command, error)
      output.fault(`${request.command} failed: nothing was changed`)
    }
    return 1
  }
}

const EXITS = { done: 0, faulty: 1, asks: ASKS } as const

async function importing(
  { db, now }: Desk,
  request: ImportRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  return EXITS[await importChain(request, { db, now, output, signal, watchPlans: (tx) => watchPlans(tx, now()) })]
}

async function execute(
  desk: Desk,
  request: Exclude<DeskRequest, { command: 'chain import' }>,
  output: Output,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, around = NOTHING_AROUND } = desk
  if (request.command === 'chain export') return exportChain(db, output)
  if (request.command === 'person export') return exportRecords(desk, request, output)
  if (request.command === 'person erase') return erasePersonsRecords(desk, request, output)
  if (request.command === 'mails list') return listMails(db, output)
  if (request.command === 'mails resend') return resendMails(desk, request, output)
  if (request.command === 'ticket create') return createTicket(desk, request, output)
  if (request.command === 'misfit acknowledge') return acknowledgeMisfit(desk, request, output)
  if (request.command !== 'bookings list') return runAroundVisit(desk, around, request, output, signal)
  const rows = await listDeskRows(desk, request)
  output.text(request.csv ? deskCsv(rows) : deskTable(rows))
  const postponed = request.csv ? 0 : await countPostponed(db)
  const refused = request.csv ? 0 : (await refusalsByBooking(db)).size
  if (refused > 0) output.text(`Varauksia, joiden viestit eivät mene perille: ${refused} (npm run bookings -- mails)\n`)
  if (postponed > 0) output.text(`Odottavia viestejä: ${postponed} (npm run bookings -- mails)\n`)
  return true
}

async function listMails(db: Database, output: Output): Promise<boolean> {
  const secret = await readServerSecret(db)
  output.text(refusedTable(await refusalsByBooking(db), secret))
  output.text(waitingTable(await listWaitingMails(db), secret))
  return true
}

async function exportChain(db: Database, output: Output): Promise<boolean> {
  const chain = await readChain(db)
  const isThere = chain.workshops.length > 0
  if (isThere) output.text(chainText(chain))
  else output.fault('there is no chain in this database yet')
  return isThere
}
