import type { Config } from './config'
import { StartError } from './platform/start-error'
import { sqlState, withoutParameters } from './platform/database/database'

/** What an operator does about each kind of fault. */
const OF_FILES: Readonly<Record<string, string>> = {
  EACCES: 'give its user write access there',
  EPERM: 'give its user write access there',
  EROFS: 'mount it writable',
  ENOTDIR: 'a part of the path is a file; name a directory',
  EEXIST: 'it is a file; name a directory',
  ENAMETOOLONG: 'name a shorter path',
  ELOOP: 'its symbolic links form a circle; name another directory',
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the quota is used up; free some space',
  EIO: 'the disk fails; check it',
  EMFILE: 'raise the limit of open files (ulimit -n)',
  ENFILE: 'raise the limit of open files of the machine',
}
const OF_EMBEDDED: Readonly<Record<string, string>> = {
  '53100': 'the disk is full; free some space',
  '58030': 'the disk fails; check it',
  '42501': 'give its user write access there',
  '58P01': 'a file is missing; restore a backup',
}
/** State of the refusal with which PgBouncer answers the timeouts of a connection. */
export const POOLER_REFUSES = '08P01'
export const POOLER_REMEDY = 'a pooler is before it; set DATABASE_POOLER=1 if it is PgBouncer in transaction mode'

const OF_POSTGRES: Readonly<Record<string, string>> = {
  '42501': 'let its user create tables and the extension btree_gist in this database',
  '25006': 'it is read-only; name the primary server',
  '0A000': 'install the extension btree_gist (postgresql-contrib) there',
  '58P01': 'install the extension btree_gist (postgresql-contrib) there',
  [POOLER_REFUSES]: POOLER_REMEDY,
  '53100': 'its disk is full; free some space',
  '53300': 'it has too many connections; raise max_connections or lower DATABASE_CONNECTIONS',
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Converts a fault of directory or database to a `StartError` that names the remedy. Returns any other error unchanged. */
export function asStartError(error: unknown, { databaseUrl, dataDir }: Place): unknown {
  if (error instanceof StartError) return error
  const code = codeOf(error)
  const ofFiles = code === null ? undefined : OF_FILES[code]
  if (ofFiles !== undefined) return new StartError(`DATA_DIR: cannot use ${dataDir} (${code}): ${ofFiles}`)
  const state = sqlState(error)
  if (databaseUrl !== null) {
    const remedy = state === null ? undefined : OF_POSTGRES[state]
    return remedy === undefined ? error : new StartError(`DATABASE_URL: the database refused (${state}): ${remedy}`)
  }
  const remedy = state === null ? undefined : OF_EMBEDDED[state]
  if (remedy !== undefined) return new StartError(`DATA_DIR: the database in ${dataDir} failed (${state}): ${remedy}`)
  if (!isOfPglite(error)) return error
  return new StartError(
    `DATA_DIR: the database in ${dataDir} does not open: check free disk space and the owner of its files, or restore a backup`,
  )
}

const isOfPglite = (error: unknown): boolean =>
  error instanceof Error && /^(?:PGlite failed|INITDB failed|Aborted\(|unreachable)/i.test(error.message)

/** Numbers of emscripten's file system, which throws objects that are no errors. */
const OF_EMSCRIPTEN = new Map<unknown, string>([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [29, 'EIO'],
  [33, 'EMFILE'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
])

function codeOf(error: unknown): string | null {
  const cause = withoutParameters(error)
  if (typeof cause !== 'object' || cause === null) return null
  if (!(cause instanceof Error)) return OF_EMSCRIPTEN.get(Reflect.get(cause, 'errno')) ?? null
  const code: unknown = Reflect.get(cause, 'code')
  return typeof code === 'string' && code in OF_FILES ? code : codeOf(cause.cause)
}
