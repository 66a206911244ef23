/** Mails that are written to files, because no mail server is set. They are personal data like the rows behind them. */
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dateOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { RECORD_HEADER } from '../mail/dispatch/folder'
import { namesIn } from './names-in'

/** '20261124T070512345Z-000042.eml', with the time in UTC at which the message was made. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z-\d+\.eml$/
/** A mail's headers are shorter. */
const HEAD_BYTES = 4096

/** Lists the files of mails that were made before the day. */
export const mailsBefore = async (directory: string, day: WallDate): Promise<string[]> =>
  (await mailFiles(directory)).filter((path) => dayOf(basename(path)) < day)

/** Lists the files of mails about records with the ids. */
export async function mailsAbout(directory: string, ids: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for (const path of await mailFiles(directory)) {
    const id = await recordOf(path)
    if (id !== null && ids.has(id)) found.push(path)
  }
  return found
}

/** Files with another name are not this server's. */
const mailFiles = async (directory: string): Promise<string[]> =>
  (await namesIn(directory)).filter((name) => NAME.test(name)).map((name) => join(directory, name))

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
