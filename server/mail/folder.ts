import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail'
import { mimeOf } from './mime'

/**
 * Delivers into a directory, made if need be: one .eml file per mail, named by its reference, which sorts by time and tells
 * nothing of a person. A file is there whole or not at all, and once however often it is delivered.
 */
export function folderTransport(directory: string): MailTransport {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail, signal) => {
      const { message } = await builder.sendMail({ ...mimeOf(mail), signal })
      const path = join(directory, `${mail.reference}.eml`)
      const draft = `${path}.${process.pid}.part`
      await mkdir(directory, { recursive: true })
      try {
        await writeFile(draft, message, { flush: true, mode: 0o600 })
        await rename(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}
