import { createServer } from 'node:net'
import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { afterEach, expect, it } from 'vitest'
import { causeOf, failureOf, numbersOf } from '#server/mail/dispatch/failure'
import type { Mail } from '#server/mail/mail'
import { smtpTransport } from '#server/mail/dispatch/smtp'
import { startSmtpServer, type SmtpServer } from '#tests/harness/mail/smtp-server'

const started: SmtpServer[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one.close()
})
const start = async (recipient?: string): Promise<SmtpServer> => {
  const server = await startSmtpServer(recipient)
  started.push(server)
  return server
}

const never = new AbortController().signal
const mail: Mail = {
  reference: '20261124T070512345Z-000042',
  record: '2f1c0f5e-9a53-4a0e-8f6a-6f1c5a0b7d11',
  date: new Date('2026-11-24T07:05:12.345Z'),
  from: { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' },
  to: { name: '', address: 'aino@example.fi' },
  replyTo: null,
  subject: 'Tilausvahvistus: ti 24.11.2026 klo 9.05–10.35',
  text: 'Hei!\n.\nPiste oli rivillä yksin.\n',
  html: '<p>Hei!</p>',
  calendar: null,
}

it('CU-04 sends a mail through the server of SMTP_URL', async () => {
  const server = await start()
  await smtpTransport(server.url).send(mail, never)
  expect(server.received).toHaveLength(1)
  const [received] = server.received
  expect(received?.commands).toContain('RCPT TO:<aino@example.fi>')
  expect(received?.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
  const parsed = await PostalMime.parse(received?.content ?? '')
  expect(parsed).toMatchObject({
    messageId: '<20261124T070512345Z-000042@autohuolto.example>',
    subject: mail.subject,
    text: expect.stringContaining('\n.\nPiste'),
  })
})

it('fails if the mail server refuses the recipient, without logging the address', async () => {
  const server = await start('550 5.1.1 <aino@example.fi>: no such user')
  const error: unknown = await smtpTransport(server.url)
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(String(error)).toContain('aino@example.fi')
  expect(failureOf(error)).toBe('Error EENVELOPE 550')
  expect(causeOf(error)).toBe('recipient')
  expect(numbersOf(error)).toBe('550 5.1.1')
  expect(server.received).toEqual([])
})

it.each([
  ['451 try later', 'deferred'],
  ['550-5.7.1 not from\r\n550 5.7.1 this address', 'message'],
  ['421 closing', 'down'],
])('classifies the mail server’s response «%s» as a failure of one mail or of all', async (answer, cause) => {
  const server = await start(answer)
  const error: unknown = await smtpTransport(server.url)
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(causeOf(error)).toBe(cause)
})

it('fails if no mail server is listening', async () => {
  const server = await startSmtpServer()
  await server.close()
  const error: unknown = await smtpTransport(server.url)
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(String(error)).toContain('ECONNREFUSED')
  expect(causeOf(error)).toBe('down')
})

it('stops waiting for an unresponsive mail server when aborted', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const enough = new AbortController()
  silent.on('connection', (socket) => {
    socket.on('error', () => undefined)
    enough.abort()
  })
  const error: unknown = await smtpTransport(`smtp://127.0.0.1:${port}`)
    .send(mail, enough.signal)
    .catch((error: unknown) => error)
  silent.close()
  expect(failureOf(error)).toContain('EABORT')
})
