/** The version before and this one, their servers, and the mail server of both. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/tools/run'
import { databaseUrl } from '#tests/harness/database/postgres'
import { startSmtpServer, type SmtpServer } from '#tests/harness/mail/smtp-server'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { checkOut, runIn } from './version-before'

export interface TwoVersions {
  /** Folders of both versions. */
  readonly before: string
  readonly now: string
  readonly mails: SmtpServer
  /** Starts the server of a version on a database, with a sandbox for payments. It purges once a second. */
  readonly start: (version: string, database: string) => Promise<ServerProcess>
  /** Books the free time of a number with the client of a version. Its calls go to the servers in turns. */
  readonly book: (version: string, number: number, servers: readonly ServerProcess[]) => Promise<string>
  /** Runs `npm run chain` of a version on a database, for a document of this name. */
  readonly chain: (version: string, database: string, command: 'export' | 'import', document: string) => Promise<string>
  /** Reads a chain's document. */
  readonly read: (document: string) => Promise<object>
  /** Ends all servers. */
  readonly close: () => Promise<void>
}

/** The address from which a version sends mails. It tells which one sent a mail. */
export const senderOf = (version: string): string => `${version === root ? 'new' : 'old'}@autohuolto.example`

/** Checks out the version before. */
export async function openTwoVersions(): Promise<TwoVersions> {
  const before = await checkOut()
  const place = await mkdtemp(join(tmpdir(), 'upgrade-'))
  const mails = await startSmtpServer()
  const started: ServerProcess[] = []
  const on = (database: string) => ({ DATABASE_URL: databaseUrl(database), DATA_DIR: join(place, 'data') })
  return {
    before,
    now: root,
    mails,
    start: async (version, database) => {
      const sending = { SMTP_URL: mails.url, MAIL_FROM: senderOf(version), PUBLIC_URL: 'http://127.0.0.1:3000' }
      const server = await startProcess(
        { ...on(database), ...sending, PURGE_SECONDS: '1', SANDBOX_PORT: '0' },
        { folder: version },
      )
      started.push(server)
      return server
    },
    book: (version, number, servers) => {
      const program = ['--import', 'tsx', 'tests/production/harness/book-in-turns.ts']
      return runIn(version, [process.execPath, ...program, String(number), ...servers.map(({ url }) => url)])
    },
    chain: (version, database, command, document) =>
      runIn(version, ['npm', 'run', '--silent', 'chain', '--', command, join(place, document)], on(database)),
    read: async (document) => Object(JSON.parse(await readFile(join(place, document), 'utf8'))),
    close: async () => {
      await Promise.all(started.map((server) => server.end('SIGKILL')))
      await mails.close()
      await rm(place, { recursive: true, force: true })
    },
  }
}
