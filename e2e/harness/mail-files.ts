/** The mails of a reference server, which are files of its data directory. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const POLL_MS = 200
/** Longer than the server waits between two rounds of sending, twice for a reminder that becomes a mail. */
const SENDING_MS = 20_000

export interface SentMail extends Email {
  /** When it was sent, in ms of the real clock. */
  readonly sentMs: number
}

/** All mails of a data directory, the newest first. */
export async function sentMails(directory: string): Promise<readonly SentMail[]> {
  const folder = join(directory, 'mail')
  // The folder is made by the first mail. The names sort by time; a file that is being written has another ending.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const files = names.toSorted((one, other) => (one < other ? 1 : -1)).map((name) => join(folder, name))
  return Promise.all(files.map(readMail))
}

async function readMail(file: string): Promise<SentMail> {
  const mail = await PostalMime.parse(await readFile(file))
  return { ...mail, sentMs: (await stat(file)).mtimeMs }
}

/** Waits for a mail sent since a moment whose subject begins with the words. Returns its HTML. */
export async function newestMail(directory: string, subject: string, sinceMs: number): Promise<string> {
  const deadline = Date.now() + SENDING_MS
  while (Date.now() < deadline) {
    const mails = (await sentMails(directory)).filter(({ sentMs }) => sentMs >= sinceMs)
    const found = mails.find((mail) => mail.subject?.startsWith(subject))
    if (found) return found.html ?? ''
    await setTimeout(POLL_MS)
  }
  throw new Error(`No mail '${subject} …' was sent.`)
}
