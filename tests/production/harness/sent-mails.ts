/** What a mail server of the tests has received. */
import PostalMime from 'postal-mime'
import type { SmtpServer } from '#tests/harness/mail/smtp-server'

const parsed = ({ received }: SmtpServer) => Promise.all(received.map(({ content }) => PostalMime.parse(content)))

/** Counts the mails whose text has each booking's key, in the order of the keys. */
export async function mailsWith(server: SmtpServer, keys: readonly string[]): Promise<number[]> {
  const mails = await parsed(server)
  return keys.map((key) => mails.filter(({ text }) => text?.includes(key)).length)
}

/** Returns the addresses that mails were sent from. */
export const sendersOf = async (server: SmtpServer): Promise<Set<string | undefined>> =>
  new Set((await parsed(server)).map(({ from }) => from?.address))
