/** Helpers of the mail tests: outbox rows to dispatch, and a transport that keeps mails in memory. */
import { sql } from 'drizzle-orm'
import { checkConfig } from '#shared/config/explain'
import { TEST_CLOCK } from '#tests/harness/test-clock'
import type { TestApp } from '#tests/harness/servers/server-app'
import type { Dispatch } from '#server/mail/dispatch/dispatch'
import type { Mail, MailTransport } from '#server/mail/mail'
import type { OutboxMessage } from '#server/platform/database/schema/outbox'
import { enqueueAll } from '#server/platform/outbox/outbox'

const settings = {
  from: { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' },
  publicUrl: 'https://varaus.example.fi',
  application: checkConfig('{}'),
  stopUrl: () => 'https://varaus.example.fi/stop',
  reference: () => '1f3c5a7e9b0d',
  now: () => `${TEST_CLOCK}:00`,
}

export interface Kept extends MailTransport {
  readonly mails: Mail[]
}

/** A transport that keeps mails in memory. `before` can delay or fail a send. */
export function keepingTransport(before: (mail: Mail) => void | Promise<void> = () => undefined): Kept {
  const mails: Mail[] = []
  return {
    mails,
    send: async (mail) => {
      await before(mail)
      mails.push(mail)
    },
  }
}

/** Dispatch options for a test server. Log entries are collected in `logged`. */
export function dispatchOf(
  { db }: Pick<TestApp, 'db'>,
  transport: MailTransport,
): Dispatch & { readonly logged: string[] } {
  const logged: string[] = []
  const error = (message: string, cause: unknown): void => void logged.push(`${message}: ${String(cause)}`)
  return {
    db,
    transport,
    settings,
    bound: { secret: 'x', perHour: 0 },
    tell: () => undefined,
    logged,
    log: { info: (message) => void logged.push(message), error },
  }
}

/** Inserts an edit request to the first workshop for a message to refer to. Resolves to its id. */
export async function addRequest({ db }: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  await db.execute(sql`
    insert into edit_request (id, session_id, channel, organization_id, register_number, reserved_at, name, phone_number,
      email, message, content_hash)
    values (${id}::uuid, ${id}::uuid, 'BASSADONE_PUBLIC', 1, 'ABC-123', '2026-11-24T09:05:00', 'Aino', '', 'aino@example.fi',
      'Siirto?', ${id})`)
  return id
}

/** Empties the outbox and enqueues one acknowledgement per address. */
export async function fillOutbox(server: TestApp, emails: readonly string[]): Promise<void> {
  const editRequestId = await addRequest(server)
  await server.db.execute(sql`delete from outbox`)
  await enqueueAll(
    server.db,
    emails.map((email): OutboxMessage => ({
      kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT',
      audience: 'customer',
      email,
      editRequestId,
    })),
  )
}

const notYet = (): void => undefined

/** A promise with the function that resolves it. */
export function signalled(): { readonly promise: Promise<void>; readonly give: () => void } {
  let give = notYet
  const promise = new Promise<void>((resolve) => (give = resolve))
  return { promise, give: () => give() }
}
