/** Imports a chain: the tables match its document afterwards, or stay unchanged. */
import { TransactionRollbackError } from 'drizzle-orm'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import type { Output } from '../platform/command-output'
import { clearDemo, countDemo } from './store/chain-demo'
import { hasImportedChain, recordImport, lockImport } from './store/chain-imports'
import { clearLifts, clearWorkshops } from './store/chain-in-use'
import { readChainRows } from './rows'
import type { Database } from '../platform/database/database'
import type { Change } from './changes'
import type { ChainDocument } from './schema/document'
import { faultLine, type Fault } from './faults/fault'
import { inUseFaults, leaving, type Leaving } from './faults/in-use'
import { holidayLine, listedDays, missingHolidays } from './holidays'
import { jumpLines, priceJumps } from './price-jumps'
import { readDocument } from './read-document'
import { rowsOf } from './rows-of'
import { chainTables } from './tables'

export interface ImportRequest {
  /** Text of the document. */
  readonly text: string
  /** Only reports what would change. */
  readonly dryRun: boolean
  /** Whether prices may change by more than a third. */
  readonly confirmed: boolean
}

export interface ImportContext {
  readonly db: Database
  readonly now: () => WallDateTime
  readonly output: Output
  /**
   * Reads whose plans fit the chain as it is. The function that it resolves to reads the changed chain in the same
   * transaction, and returns lines about the plans that do not fit. By default nobody has plans.
   */
  readonly watchPlans?: (tx: Database) => Promise<(tx: Database) => Promise<readonly string[]>>
  /** Aborted when the client that started the import disconnects. Then nothing is changed. */
  readonly signal: AbortSignal
}

/** What came of an import: 'asks' if nothing was changed, because a price changes by more than a third. */
export type Imported = 'done' | 'faulty' | 'asks'

/** Imports in one transaction. Reports every fault; a single one prevents all changes. */
export async function importChain({ text, ...how }: ImportRequest, context: ImportContext): Promise<Imported> {
  const { db, output } = context
  const reading = readDocument(text)
  const outcome =
    'faults' in reading
      ? reading.faults
      : await db.transaction((tx) => apply(reading.document, how, { ...context, db: tx }))
  if (outcome === 'done' || outcome === 'asks') return outcome
  for (const fault of outcome) output.fault(faultLine(fault))
  output.fault(`${outcome.length} ${outcome.length === 1 ? 'fault' : 'faults'}: nothing was changed`)
  return 'faulty'
}

async function apply(
  document: ChainDocument,
  { dryRun, confirmed }: Omit<ImportRequest, 'text'>,
  context: ImportContext,
): Promise<readonly Fault[] | 'done' | 'asks'> {
  const { db: tx, now, output } = context
  await lockImport(tx)
  const before = await readChainRows(tx)
  const after = rowsOf(document)
  const changes = chainTables
    .map((table) => table.compare(before, after))
    .filter(({ added, changed, removed }) => added + changed + removed > 0)
  const gone = leaving(before, after)
  const faults = await inUseFaults(tx, gone, after, now())
  if (faults.length > 0) return faults
  const hasChain = await hasImportedChain(tx)
  const demo = hasChain ? 0 : await countDemo(tx)
  // The demo's products are not the chain's, although their ids may be.
  const jumps = hasChain ? priceJumps(before, after) : []
  for (const line of jumpLines(jumps)) output.line(`price changes by more than a third: ${line}`)
  if (jumps.length > 0 && !dryRun && !confirmed) {
    output.fault('nothing was changed: import with --yes if these prices are right')
    return 'asks'
  }
  if (changes.length === 0) output.line('nothing differs')
  if (demo > 0) output.line(`${dryRun ? 'would change: ' : ''}the demo's own data: ${demo} removed`)
  const holidays = missingHolidays(listedDays(document), dateOf(now())).map(holidayLine)
  if (holidays.length > 0)
    output.line(`open on public holidays, which no list of the document has: ${holidays.join(', ')}`)
  const listUnfit = (await context.watchPlans?.(tx)) ?? (async () => [])
  const changeAll = async (how: ImportContext): Promise<readonly string[]> => {
    if (demo > 0) await clearDemo(how.db)
    await write(changes, gone, how)
    return listUnfit(how.db)
  }
  if (dryRun) for (const change of changes) output.line(`would change: ${summary(change)}`)
  const unfit = dryRun ? await undone(context, changeAll) : await changeAll(context)
  for (const line of unfit) output.line(line)
  return 'done'
}

/** Does what an import does and undoes it, so that a dry run finds whatever the import would find. */
async function undone(
  { db: tx, output, ...context }: ImportContext,
  changeAll: (context: ImportContext) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let unfit: readonly string[] = []
  await tx
    .transaction(async (part) => {
      unfit = await changeAll({ ...context, db: part, output: { ...output, line: () => undefined } })
      part.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return unfit
}

/**
 * Writes referenced tables before the tables that refer to them, and removes in the reverse order. No row ever refers
 * to a missing row.
 */
async function write(changes: readonly Change[], gone: Leaving, context: ImportContext): Promise<void> {
  const { db: tx, now, output } = context
  await clearLifts(
    tx,
    gone.lifts.map(({ id }) => id),
    now(),
  )
  await clearWorkshops(
    tx,
    gone.workshops.map(({ id }) => id),
  )
  const counter = counting(context)
  for (const change of changes) {
    await change.write(tx, counter(change))
    if (change.removed === 0) output.line(summary(change))
  }
  for (const change of changes.toReversed().filter(({ removed }) => removed > 0)) {
    await change.remove(tx, counter(change))
    output.line(summary(change))
  }
  await recordImport(tx)
}

/** Counts the rows of a table over writing and removing together. Throws when the import is aborted. */
function counting({ output, signal }: ImportContext): (change: Change) => (rows: number) => void {
  const done = new Map<string, number>()
  return ({ kind, added, changed, removed }) =>
    (rows) => {
      signal.throwIfAborted()
      const count = (done.get(kind) ?? 0) + rows
      done.set(kind, count)
      output.progress(kind, count, added + changed + removed)
    }
}

const summary = ({ kind, added, changed, removed }: Change): string =>
  `${kind}: ${added} added, ${changed} changed, ${removed} removed`
