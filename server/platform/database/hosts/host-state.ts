import { Client } from 'pg'

/** What a host of the database does: it accepts writes, only reads, or gives this reason for doing neither. */
export type HostState = 'writable' | 'read-only' | { readonly fault: string }

/** Statement that tells whether a connection refuses writes: of a standby, or of a server that is set read-only. */
const ASK = 'show transaction_read_only'

/** Connects to a host and asks for its state, within `ms` for each of the two. */
export async function hostState(url: string, ms: number): Promise<HostState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await refusesWrites(client)) ? 'read-only' : 'writable'
  } catch (error) {
    return { fault: reasonOf(error) }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Whether an open connection refuses writes. */
export async function refusesWrites(client: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<boolean> {
  const [row] = (await client.query(ASK)).rows
  return Reflect.get(Object(row), 'transaction_read_only') !== 'off'
}

/** Returns host and port of an address, without its user and password. */
export function placeOf(url: string): string {
  const { host, port } = new Client({ connectionString: url })
  return `${host}:${port}`
}

/** Returns the message of an error, or else its code, because an AggregateError of several addresses has no message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ('code' in error && String(error.code)))) || 'unknown reason'
