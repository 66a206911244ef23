import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { countRows, messages, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['edit_request', 'feedback', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const query = { installationType: 'BASSADONE_PUBLIC' }
const request = {
  registerNumber: ' abc-123',
  phoneNumber: '040 123 4567',
  email: 'aino@example.fi',
  reservedDate: '24.11.2026 09:30',
  organization: 4,
  message: 'Siirtyisikö aika iltapäivään?\nKiitos!',
  name: 'Aino Öhman',
}
const visitor = async () => (await openBrowser(server.app, 'CANCEL_FORM')).api
type Visitor = Awaited<ReturnType<typeof visitor>>

describe('edit requests', () => {
  it('API-01 CA-03 stores the request with channel PUBLIC, and notifies workshop and customer', async () => {
    const api = await visitor()
    await api.sendEditRequest({ query, body: request })
    const [stored] = await rows(
      server,
      sql`select *, to_char(reserved_at, 'YYYY-MM-DD HH24:MI') as at from edit_request`,
    )
    expect(stored).toMatchObject({
      channel: 'PUBLIC',
      organization_id: 4,
      register_number: 'ABC-123',
      at: '2026-11-24 09:30',
      name: request.name,
      phone_number: request.phoneNumber,
      email: request.email,
      message: request.message,
    })
    expect(await messages(server)).toEqual([
      {
        kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT',
        audience: 'customer',
        email: request.email,
        editRequestId: stored?.['id'],
      },
      { kind: 'EDIT_REQUEST_NOTICE', audience: 'workshop', organizationId: 4, editRequestId: stored?.['id'] },
    ])
  })

  it('reading 18: requires only workshop, register number and date', async () => {
    const api = await visitor()
    const bare = { ...request, email: '', phoneNumber: '', name: '', message: '', registerNumber: 'museo1' }
    await api.sendEditRequest({ query, body: bare })
    expect(await messages(server)).toMatchObject([{ kind: 'EDIT_REQUEST_NOTICE' }])
  })

  it('stores a request repeated in one session once, concurrent or later', async () => {
    const api = await visitor()
    await Promise.all(Array.from({ length: 4 }, () => api.sendEditRequest({ query, body: request })))
    await api.sendEditRequest({ query, body: { ...request, registerNumber: 'ABC-123' } })
    expect(await countRows(server, 'edit_request')).toBe(1)
    expect(await countRows(server, 'outbox')).toBe(2)
    await api.sendEditRequest({ query, body: { ...request, message: 'Tai sittenkin aamuun' } })
    await (await visitor()).sendEditRequest({ query, body: request })
    expect(await countRows(server, 'edit_request')).toBe(3)
  })

  it('limits the requests of a session to five', async () => {
    const api = await visitor()
    const send = (n: number) => api.sendEditRequest({ query, body: { ...request, message: `pyyntö ${n}` } })
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(send))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(send(8)).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
    expect(await countRows(server, 'edit_request')).toBe(5)
    expect(await countRows(server, 'outbox')).toBe(10)
  })

  it('acknowledges five requests per email address and hour across sessions, and notifies the workshop of all', async () => {
    const visitors = await Promise.all(Array.from({ length: 7 }, visitor))
    const send = (api: Visitor, email: string) => api.sendEditRequest({ query, body: { ...request, email } })
    const acknowledged = async () =>
      (await messages(server)).filter((message) => Object(message).kind === 'EDIT_REQUEST_ACKNOWLEDGEMENT')
    await Promise.all(visitors.map((api, n) => send(api, n % 2 === 0 ? request.email : 'Aino@Example.fi')))
    expect(await acknowledged()).toHaveLength(5)
    expect(await countRows(server, 'edit_request')).toBe(7)
    expect(await countRows(server, 'outbox')).toBe(12)
    await send(await visitor(), 'toinen@example.fi')
    expect(await acknowledged()).toHaveLength(6)
    await server.db.execute(sql`update edit_request set created_at = now() - interval '61 minutes'`)
    await send(await visitor(), request.email)
    expect(await acknowledged()).toHaveLength(7)
  })

  it.each([
    [{ organization: 999 }, 'UNKNOWN_ORGANIZATION'],
    [{ organization: 1.5 }, 'UNKNOWN_ORGANIZATION'],
    [{ registerNumber: ' ' }, 'BAD_REGISTER_NUMBER'],
    [{ registerNumber: 'ABCD-123' }, 'BAD_REGISTER_NUMBER'],
    [{ reservedDate: '' }, 'BAD_RESERVED_DATE'],
    [{ reservedDate: '2026-11-24T09:30:00' }, 'BAD_RESERVED_DATE'],
    [{ reservedDate: '29.02.2026 09:30' }, 'BAD_RESERVED_DATE'],
    [{ reservedDate: '24.11.2026 24:00' }, 'BAD_RESERVED_DATE'],
    [{ email: 'aino@' }, 'BAD_EMAIL'],
    [{ email: 'aino@example.fi,toinen@example.fi' }, 'BAD_EMAIL'],
    [{ message: 'x'.repeat(5001) }, 'TOO_LONG'],
    [{ name: 'x'.repeat(301) }, 'TOO_LONG'],
  ])('refuses %j', async (wrong, code) => {
    const api = await visitor()
    const sent = api.sendEditRequest({ query, body: { ...request, ...wrong } })
    await expect(sent).rejects.toMatchObject({ status: 400, code })
    expect(await countRows(server, 'edit_request')).toBe(0)
  })
})

describe('feedback', () => {
  it('API-01 stores feedback with its rating, and notifies the workshop but not the given address', async () => {
    const api = await visitor()
    await api.sendFeedback({
      query: { sendEmail: true, notificationEmailAddress: 'aino@example.fi' },
      body: { message: ' Sujuvaa! ', rating: 9 },
    })
    const [stored] = await rows(server, sql`select * from feedback`)
    expect(stored).toMatchObject({ organization_id: 1, message: 'Sujuvaa!', rating: 9, reply_to: 'aino@example.fi' })
    expect(await messages(server)).toEqual([
      { kind: 'FEEDBACK_NOTICE', audience: 'workshop', organizationId: 1, feedbackId: stored?.['id'] },
    ])
  })

  it('stores the same message once, and sends mail only on request', async () => {
    const api = await visitor()
    const body = { message: 'Kiitos', rating: null }
    await Promise.all([api.sendFeedback({ query: {}, body }), api.sendFeedback({ query: {}, body })])
    expect(await rows(server, sql`select rating, reply_to from feedback`)).toEqual([{ rating: null, reply_to: null }])
    expect(await messages(server)).toEqual([])
    const send = (n: number) => api.sendFeedback({ query: {}, body: { ...body, message: `palaute ${n}` } })
    for (const n of [2, 3, 4, 5]) await send(n)
    await expect(send(6)).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
  })

  it('refuses feedback if the workshop no longer exists', async () => {
    const api = await visitor()
    await server.db.execute(sql`update session set draft = jsonb_set(draft, '{homeOrganizationId}', '999')`)
    const sent = api.sendFeedback({ query: { sendEmail: true }, body: { message: 'Kiitos', rating: null } })
    await expect(sent).rejects.toMatchObject({ status: 409, code: 'ORGANIZATION_MISSING' })
    expect(await countRows(server, 'feedback')).toBe(0)
  })

  it.each([
    [{}, { message: ' ', rating: null }, 'MESSAGE_MISSING'],
    [{}, { message: 'x'.repeat(5001), rating: null }, 'TOO_LONG'],
    [{}, { message: 'Hyvä', rating: 11 }, 'BAD_RATING'],
    [{}, { message: 'Hyvä', rating: 4.5 }, 'BAD_RATING'],
    [{ notificationEmailAddress: 'a@x.fi\nBcc: b@x.fi' }, { message: 'Hyvä', rating: null }, 'BAD_EMAIL'],
  ])('refuses %j %#', async (params, body, code) => {
    const api = await visitor()
    await expect(api.sendFeedback({ query: params, body })).rejects.toMatchObject({ status: 400, code })
  })
})
