import { Client } from 'pg'

/** What a host of the database does: it accepts writes on a timeline, only reads, or gives this reason for doing neither. */
export type HostState = { readonly timeline: number } | 'read-only' | { readonly fault: string }

/** Tells the timeline of a connection that accepts writes. A standby has none, and neither has a server that is set read-only. */
const ASK = `
  select case current_setting('transaction_read_only') when 'off'
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`

/** Connects to a host and asks for its state, within `ms` for each of the two. */
export async function hostState(url: string, ms: number): Promise<HostState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const timeline = await timelineOf(client)
    return timeline === null ? 'read-only' : { timeline }
  } catch (error) {
    return { fault: reasonOf(error) }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Returns the timeline on which an open connection writes, or null if it refuses writes. Each promotion begins a higher one. */
export async function timelineOf(client: {
  query(text: string): Promise<{ rows: unknown[] }>
}): Promise<number | null> {
  const [row] = (await client.query(ASK)).rows
  const timeline: unknown = Reflect.get(Object(row), 'timeline')
  return typeof timeline === 'number' ? timeline : null
}

/** Whether a host accepts writes. */
export const isWritable = (state: HostState | undefined): state is { readonly timeline: number } =>
  typeof state === 'object' && 'timeline' in state

/** Returns host and port of an address, without its user and password. */
export function placeOf(url: string): string {
  const { host, port } = new Client({ connectionString: url })
  return `${host}:${port}`
}

/** Returns the message of an error, or else its code, because an AggregateError of several addresses has no message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ('code' in error && String(error.code)))) || 'unknown reason'
