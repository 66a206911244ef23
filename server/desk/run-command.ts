/** Opens the database for a desk command: by its address, in the data directory, or through the running server. */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { businessClock } from '../platform/clock'
import type { Config } from '../config'
import { sentFolders } from '../personal/sent-files'
import { DirectoryInUse, lockDirectory } from '../platform/database/data-directory'
import { processLog } from '../platform/log'
import { StartError } from '../platform/start-error'
import type { Database, OpenDatabase } from '../platform/database/database'
import { openPglite, openPostgres } from '../platform/database/open'
import { connectAndRun } from './connect'
import type { Output } from '../platform/command-output'
import type { DeskRequest } from './request'
import { releaseFollower } from '../sections/time/earlier/index'
import { aroundOf } from './around-of'
import type { Desk } from './desk'
import { runInProcess } from './run'

/** How long to wait for a server that is starting or stopping, or for another command. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 250

/** Runs a desk command and resolves to its exit code. Throws a `StartError` if the database cannot be reached. */
export async function runDeskCommand(
  config: Config,
  request: DeskRequest,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  const now = businessClock(config.clock)
  const desk = (db: Database): Desk => ({
    db,
    now,
    log: processLog,
    folders: sentFolders(config.dataDir),
    afterRelease: releaseFollower(config.extensions, now),
    around: aroundOf(config),
    publicUrl: config.mail.publicUrl ?? `http://${config.host}:${config.port}`,
  })
  const run = async ({ db, close }: OpenDatabase): Promise<number> => {
    try {
      return await runInProcess(desk(db), request, output, signal)
    } finally {
      await close()
    }
  }
  if (config.databaseUrl !== null)
    return run(
      await openPostgres(config.databaseUrl, { prepare: onlyMigrate, patient: true, pooled: config.isDatabasePooled }),
    )
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const release = await lockUnlessInUse(config.dataDir)
    if (!(release instanceof DirectoryInUse)) return withOwn(config, request, run, release)
    const exit = await connectAndRun(config.dataDir, request, output, signal)
    if (exit !== null) return exit
    if (Date.now() > deadline) throw new StartError(`${release.message}; it did not answer`)
    await setTimeout(PAUSE_MS)
  }
}

/** Only the migrations run, as at a server's start, and not the demo's seed. */
const onlyMigrate = (): Promise<void> => Promise.resolve()

const lockUnlessInUse = (dataDir: string) =>
  lockDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return error
    throw error
  })

async function withOwn(
  { dataDir }: Config,
  request: DeskRequest,
  run: (database: OpenDatabase) => Promise<number>,
  release: () => Promise<void>,
): Promise<number> {
  try {
    const directory = join(dataDir, 'pglite')
    const isThere = await access(directory).then(
      () => true,
      () => false,
    )
    if (!isThere && request.command !== 'chain import')
      throw new StartError(`there is no database in ${dataDir} yet (DATA_DIR)`)
    return await run(await openPglite({ directory, prepare: onlyMigrate }))
  } finally {
    await release()
  }
}
