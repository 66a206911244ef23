/** Files of messages that were sent into a directory, because no mail server or provider of text messages is set. */
import { rm } from 'node:fs/promises'
import type { WallDate } from '#shared/date/wall-clock'
import { mailFolder } from '../mail/open'
import type { Database } from '../platform/database/database'
import { readServerSecret } from '../platform/database/server-secret'
import { pseudonym } from '../platform/secrets'
import { textFolder } from '../reminders/text-folder'
import { mailsAbout, mailsBefore } from './mail-files'
import { textsAbout, textsBefore } from './text-files'

/** Directories of the files. They need not exist. */
export interface SentFolders {
  readonly mails: string
  readonly texts: string
}

export const sentFolders = (dataDir: string): SentFolders => ({
  mails: mailFolder(dataDir),
  texts: textFolder(dataDir),
})

/** Lists the files about records with the ids. Text messages are named by the pseudonym of their booking. */
export async function filesAbout(
  db: Database,
  folders: SentFolders | undefined,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  if (folders === undefined) return []
  const secret = await readServerSecret(db)
  const names = new Set([...ids].map((id) => pseudonym(secret, id)))
  return [...(await mailsAbout(folders.mails, ids)), ...(await textsAbout(folders.texts, names))]
}

/** Lists the files of mails that were made before the day, and of text messages about visits before it. */
export const filesBefore = async ({ mails, texts }: SentFolders, day: WallDate): Promise<string[]> => [
  ...(await mailsBefore(mails, day)),
  ...(await textsBefore(texts, day)),
]

/** Removes files. Returns how many. */
export async function removeFiles(paths: readonly string[]): Promise<number> {
  for (const path of paths) await rm(path, { force: true })
  return paths.length
}
