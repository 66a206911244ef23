import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../mail'
import { mimeOf } from './mime'

/** Header of a file with the id of the record that the mail is about, by which the file is erased with its record. */
export const RECORD_HEADER = 'X-Record'

/**
 * Delivers into a directory, which it creates if needed: one .eml file per mail. A file is named by the mail's
 * reference, which sorts by time and contains no personal data. Files are written atomically, and a repeated delivery
 * overwrites its file.
 */
export function folderTransport(directory: string): MailTransport {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail, signal) => {
      const mime = mimeOf(mail, { [RECORD_HEADER]: mail.record })
      const { message } = await builder.sendMail({ ...mime, signal })
      const path = join(directory, `${mail.reference}.eml`)
      const draft = `${path}.${process.pid}.part`
      await mkdir(directory, { recursive: true, mode: 0o700 })
      try {
        await writeFile(draft, message, { flush: true, mode: 0o600 })
        await rename(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}
