import type { SmsSender } from '../providers/sms'
import { writePrivately } from '../platform/written-file'

/** The demo's provider of text messages, which writes each into a file of the directory, named by its reference. */
export const smsFolder = (directory: string): SmsSender => ({
  send: ({ to, text, reference }) => writePrivately(directory, `${reference}.txt`, `${to}\n\n${text}\n`),
})
