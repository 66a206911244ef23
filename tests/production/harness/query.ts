import { Client } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Runs one statement in a connection of its own. Resolves to its rows. */
export async function query(url: string, statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
