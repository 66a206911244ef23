/**
 * Seeded PGlite databases that a worker keeps for its next file, because opening one from the dump takes 1.5 to
 * 3 s of a processor.
 */
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/database'

interface Kept {
  readonly client: PGlite
  /** Rows of each table, as COPY writes them. */
  readonly rows: ReadonlyMap<string, Blob | undefined>
  /** Query that sets every sequence. */
  readonly sequences: string
  readonly catalog: string
}

const idle: Kept[] = []
/** Each takes over 100 MB. Few files open more at once. */
const MOST_IDLE = 2

/** Returns a database with the rows of `seed-once.ts`, and no others. */
export async function openKept(): Promise<OpenDatabase> {
  const kept = (await takeIdle()) ?? (await open(inject('seeded')))
  let isOpen = true
  const close = async (): Promise<void> => {
    if (isOpen) idle.push(kept)
    isOpen = false
    if (idle.length > MOST_IDLE) await idle.shift()?.client.close()
  }
  return { db: drizzle(lent(kept.client, () => isOpen)), close }
}

/** Refuses what a file still asks for after it has closed its database, because another file has it then. */
const lent = (client: PGlite, isOpen: () => boolean): PGlite =>
  new Proxy(client, {
    get(target, name): unknown {
      if (!isOpen()) throw new Error('The test file has closed this database.')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Restores a database that an earlier file has used. One whose tables or functions it changed is not used again. */
async function takeIdle(): Promise<Kept | undefined> {
  const kept = idle.pop()
  if (!kept) return undefined
  const { client, catalog } = kept
  // Ends what the file has left open: a transaction, settings, prepared queries.
  await client.exec('rollback')
  await client.exec('discard all')
  if ((await catalogOf(client)) === catalog) {
    await restore(kept)
    return kept
  }
  await client.close()
  return takeIdle()
}

async function open(dump: string): Promise<Kept> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(dump), extensions: { btree_gist } })
  const rows = new Map<string, Blob | undefined>()
  for (const table of await column(client, TABLES))
    rows.set(table, (await client.query(`copy ${table} to '/dev/blob'`)).blob)
  const sequences = await column(client, SEQUENCES)
  return { client, rows, sequences: sequences.join(';'), catalog: await catalogOf(client) }
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`
const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null)
  from pg_sequences`

async function restore({ client, rows, sequences }: Kept): Promise<void> {
  // Triggers and foreign keys would look at tables that are still empty.
  await client.exec(`begin; set local session_replication_role = replica; truncate ${[...rows.keys()].join(', ')}`)
  for (const [table, blob] of rows)
    if (blob && blob.size > 0) await client.query(`copy ${table} from '/dev/blob'`, [], { blob })
  await client.exec(`${sequences}; commit`)
}

/** Changes with every table, column, constraint, function and trigger that is not PostgreSQL's own. */
const catalogOf = async (client: PGlite): Promise<string> => (await column(client, CATALOG)).join()
const CATALOG = `
  select md5(string_agg(part, ' ' order by part)) from (
    select concat_ws(' ', 'class', oid, relname) from pg_class where oid >= 16384 union all
    select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull) from pg_attribute where attrelid >= 16384 union all
    select concat_ws(' ', 'default', oid, adbin) from pg_attrdef union all
    select concat_ws(' ', 'constraint', oid, convalidated) from pg_constraint where oid >= 16384 union all
    select concat_ws(' ', 'function', oid, prosrc) from pg_proc where oid >= 16384 union all
    select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger
  ) as catalog (part)`

async function column(client: PGlite, query: string): Promise<string[]> {
  const { rows } = await client.query<unknown[]>(query, [], { rowMode: 'array' })
  return rows.map(([value]) => String(value))
}
