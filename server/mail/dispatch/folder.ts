import { createTransport } from 'nodemailer'
import { writePrivately } from '../../platform/written-file'
import type { MailTransport } from '../mail'
import { mimeOf } from './mime'

/** Header of a file with the id of the record that the mail is about, by which the file is erased with its record. */
export const RECORD_HEADER = 'X-Record'

/**
 * Dispatches into a directory, which it creates if needed: one .eml file per mail. A file is named by the mail's
 * reference, which sorts by time and contains no personal data. A repeated dispatch overwrites its file.
 */
export function folderTransport(directory: string): MailTransport {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail, signal) => {
      const { message } = await builder.sendMail({ ...mimeOf(mail, { [RECORD_HEADER]: mail.record }), signal })
      if (!Buffer.isBuffer(message)) throw new TypeError('the builder streams mails instead of buffering them')
      await writePrivately(directory, `${mail.reference}.eml`, message)
    },
  }
}
