/** Imports a chain: the tables match its document afterwards, or stay unchanged. */
import type { WallDateTime } from '#shared/date/wall-clock'
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
import { readDocument } from './read-document'
import { rowsOf } from './rows-of'
import { chainTables } from './tables'

export interface ImportRequest {
  /** Text of the document. */
  readonly text: string
  /** Only reports what would change. */
  readonly dryRun: boolean
}

export interface ImportContext {
  readonly db: Database
  readonly now: () => WallDateTime
  readonly output: Output
  /** Aborted when the client that started the import disconnects. Then nothing is changed. */
  readonly signal: AbortSignal
}

/**
 * Imports in one transaction and resolves to true on success. Reports every fault; a single one prevents all changes.
 */
export async function importChain({ text, dryRun }: ImportRequest, context: ImportContext): Promise<boolean> {
  const { db, output } = context
  const reading = readDocument(text)
  const faults =
    'faults' in reading
      ? reading.faults
      : await db.transaction((tx) => apply(reading.document, dryRun, { ...context, db: tx }))
  for (const fault of faults) output.fault(faultLine(fault))
  if (faults.length > 0)
    output.fault(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was changed`)
  return faults.length === 0
}

async function apply(document: ChainDocument, dryRun: boolean, context: ImportContext): Promise<Fault[]> {
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
  const demo = (await hasImportedChain(tx)) ? 0 : await countDemo(tx)
  if (changes.length === 0) output.line('nothing differs')
  if (demo > 0) output.line(`${dryRun ? 'would change: ' : ''}the demo's own data: ${demo} removed`)
  if (dryRun) for (const change of changes) output.line(`would change: ${summary(change)}`)
  else {
    if (demo > 0) await clearDemo(tx)
    await write(changes, gone, context)
  }
  return []
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
