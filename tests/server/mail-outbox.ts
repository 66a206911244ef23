/** For the mail tests: an outbox to deliver from, and a transport that only keeps what it is given. */
import { sql } from 'drizzle-orm'
import type { TestApp } from '#tests/harness/server-app'
import type { Delivery } from '#server/mail/deliver'
import type { Mail, MailTransport } from '#server/mail/mail'
import type { OutboxMessage } from '#server/domain/outbox-message'
import { enqueueAll } from '#server/store/outbox'

const settings = {
  from: { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' },
  publicUrl: 'https://varaus.example.fi',
}

export interface Kept extends MailTransport {
  readonly mails: Mail[]
}

/** Keeps what it is given; `before` may make it wait or fail. */
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

/** What to deliver a test server's outbox with; what is logged is kept. */
export function deliveryOf({ db }: TestApp, transport: MailTransport): Delivery & { readonly logged: string[] } {
  const logged: string[] = []
  const error = (message: string, cause: unknown): void => void logged.push(`${message}: ${String(cause)}`)
  return { db, transport, settings, logged, log: { info: (message) => void logged.push(message), error } }
}

/** A request to the first workshop, so that there is something to write about. */
export async function addRequest({ db }: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  await db.execute(sql`
    insert into edit_request (id, session_id, channel, organization_id, register_number, reserved_at, name, phone_number,
      email, message, content_hash)
    values (${id}::uuid, ${id}::uuid, 'BASSADONE_PUBLIC', 1, 'ABC-123', '2026-11-24T09:05:00', 'Aino', '', 'aino@example.fi',
      'Siirto?', ${id})`)
  return id
}

/** Puts an acknowledgement for each address into an empty outbox. */
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

/** A promise, and how to fulfil it. */
export function signalled(): { readonly promise: Promise<void>; readonly give: () => void } {
  let give = notYet
  const promise = new Promise<void>((resolve) => (give = resolve))
  return { promise, give: () => give() }
}
