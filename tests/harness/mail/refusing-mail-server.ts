/** A mail server that refuses the mails to some addresses for good. */
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import type { EventName } from '#server/platform/operations/events'
import { dispatchOf, keepingTransport } from './mail-outbox'
import type { TestApp } from '../servers/server-app'

/** The error that nodemailer throws if a mail server answers a command so. */
export const answered = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    responseCode: Number(response.slice(0, 3)),
    response,
    command,
  })

export const UNKNOWN_MAILBOX = answered('550 5.1.1 <aino@example.fi>: no such user')

export interface Dispatched {
  /** Mails to customers. */
  readonly mails: readonly Mail[]
  /** Events with their states, such as 'mail.refused RECIPIENT'. */
  readonly told: readonly string[]
}

const isToWorkshop = ({ to }: Mail): boolean => to.address.endsWith('@autohuolto.example')

/** Dispatches the outbox. Mails to customers fail with `failure`, or only those to `address`. */
export async function dispatchAgainst(
  server: Pick<TestApp, 'db'>,
  failure: Error | null,
  address?: string,
): Promise<Dispatched> {
  const transport = keepingTransport((mail) => {
    if (failure && !isToWorkshop(mail) && (address ?? mail.to.address) === mail.to.address) throw failure
  })
  const told: string[] = []
  const tell = (event: EventName, { state = '' } = {}) => void told.push(`${event} ${state}`.trim())
  const dispatch = { ...dispatchOf(server, transport), tell }
  const signal = new AbortController().signal
  while (['done', 'failed'].includes(await dispatchNext(dispatch, signal)));
  return { mails: transport.mails.filter((mail) => !isToWorkshop(mail)), told }
}
