/** Mails that are written to files, because no mail server is set. They are personal data like the rows behind them. */
import { open, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dateOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { RECORD_HEADER } from '../mail/delivery/folder'

/** '20261124T070512345Z-000042.eml', with the time in UTC at which the message was made. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z-\d+\.eml$/
/** A mail's headers are shorter. */
const HEAD_BYTES = 4096

/** Lists the files of mails that were made before the day. */
export const filesBefore = async (directory: string, day: WallDate): Promise<string[]> =>
  (await mailFiles(directory)).filter((path) => dayOf(basename(path)) < day)

/** Lists the files of mails about records with the ids. */
export async function filesAbout(directory: string | undefined, ids: ReadonlySet<string>): Promise<string[]> {
  if (directory === undefined) return []
  const found: string[] = []
  for (const path of await mailFiles(directory)) {
    const id = await recordOf(path)
    if (id !== null && ids.has(id)) found.push(path)
  }
  return found
}

/** Removes files. Returns how many. */
export async function removeFiles(paths: readonly string[]): Promise<number> {
  for (const path of paths) await rm(path, { force: true })
  return paths.length
}

/** Files with another name are not this server's. */
async function mailFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => NAME.test(name)).map((name) => join(directory, name))
}

/** Returns the day in Helsinki on which a mail was made. */
const dayOf = (name: string): WallDate => dateOf(wallClockAt(new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))))

/** Returns the id of the record that a mail is about, or null for a mail of an earlier version. */
async function recordOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n')
    return new RegExp(`^${RECORD_HEADER}: (\\S+)$`, 'im').exec(head)?.[1] ?? null
  } finally {
    await file.close()
  }
}
