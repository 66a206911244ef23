/** Brings a chain in: the tables become what its document says, or stay as they are. */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Output } from '../desk/output'
import { clearDemo, countDemo } from '../store/chain-demo'
import { hasImportedChain, noteImport, takeImportTurn } from '../store/chain-imports'
import { clearLifts, clearWorkshops } from '../store/chain-in-use'
import { readChainRows } from '../store/chain-rows'
import type { Database } from '../store/database'
import type { Change } from './changes'
import type { ChainDocument } from './document'
import { faultLine, type Fault } from './fault'
import { inUseFaults, leaving, type Leaving } from './in-use'
import { readDocument } from './read-document'
import { rowsOf } from './rows-of'
import { chainTables } from './tables'

export interface ImportRequest {
  /** The document's text. */
  readonly text: string
  /** Only says what would change. */
  readonly dryRun: boolean
}

export interface ImportContext {
  readonly db: Database
  readonly now: () => WallDateTime
  readonly output: Output
  /** Whoever started it has gone away: nothing is changed then. */
  readonly signal: AbortSignal
}

/** Imports in one transaction; every fault is told, and with any of them nothing changes. True where it was done. */
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
  await takeImportTurn(tx)
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

/** Written from what is referred to, removed from what refers: at no moment does a row refer to nothing. */
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
  await noteImport(tx)
}

/** Counts the batches of a table, also from writing on to removing, and stops where nobody waits any more. */
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
