/** Creates and drops databases on the server of DATABASE_URL: one per test file. */
import { Client } from 'pg'

/** URL of another database on the same server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(query: string, values: readonly string[] = []): Promise<number> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] })
  await client.connect()
  try {
    return (await client.query(query, [...values])).rowCount ?? 0
  } finally {
    await client.end()
  }
}

export const databaseExists = async (name: string): Promise<boolean> =>
  (await asAdmin('select 1 from pg_database where datname = $1', [name])) > 0

export async function createDatabase(name: string, template = 'template0'): Promise<void> {
  await asAdmin(`create database "${name}" template "${template}"`)
}

export async function dropDatabase(name: string): Promise<void> {
  await asAdmin(`drop database if exists "${name}" with (force)`)
}
