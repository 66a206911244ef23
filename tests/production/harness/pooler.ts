/** PgBouncer in transaction mode before a PostgreSQL server. */
import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/tools/free-port'
import { startProgram } from '../../../e2e/engines/program'
import { ensureProgram } from './ensure-program'

export interface Pooler {
  /** Address of the same database by way of the pooler. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts PgBouncer with three connections to the database of an address. Installs it if needed. */
export async function startPooler(database: string): Promise<Pooler> {
  const pgbouncer = await ensureProgram('pgbouncer')
  const { username, password, hostname, port, pathname } = new URL(database)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const own = await freePort()
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      `[databases]\n* = host=${hostname} port=${port}`,
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =`,
      `auth_type = scram-sha-256\nauth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction\ndefault_pool_size = 3\nmax_client_conn = 200\nserver_login_retry = 1\n',
    ].join('\n'),
  )
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot)
    for (const file of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, file), idOf('-u'), idOf('-g'))
  const program = startProgram([pgbouncer, ...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'pgbouncer.ini')])
  await program.says(2, /process up/)
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    stop: async () => {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** User or group id of the account that PostgreSQL's packages make. */
const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
