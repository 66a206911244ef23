import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { anyCharacter } from '#tests/fixtures/any-character'
import { booking } from '#tests/fixtures/booking'
import { letterHtml } from '../letter-html'
import { letterText } from '../letter-text'
import { noticeLetter } from '../letters/workshop'
import type { Mail } from '../mail'
import { mimeOf } from './mime'

const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

async function built(mail: Mail) {
  const { message } = await builder.sendMail(mimeOf(mail))
  if (!Buffer.isBuffer(message)) throw new Error('a buffer was asked for')
  return { raw: message.toString('latin1'), mail: await PostalMime.parse(message, { attachmentEncoding: 'utf8' }) }
}

const mail: Mail = {
  reference: '20261124T070512345Z-000042',
  record: '2f1c0f5e-9a53-4a0e-8f6a-6f1c5a0b7d11',
  date: new Date('2026-11-24T07:05:12.345Z'),
  from: { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' },
  to: { name: 'Äänekoski', address: 'aino@example.fi' },
  replyTo: { name: '', address: 'huolto@example.fi' },
  subject: 'Tilausvahvistus: ti 24.11.2026 klo 9.05',
  text: 'Hei!\n',
  html: '<p>Hei!</p>',
  calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nSUMMARY:Ääni\r\nEND:VCALENDAR\r\n' },
}

/** All headers of a mail, sorted. */
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]
const headersOf = (parsed: { readonly headers: readonly { readonly key: string }[] }): string[] =>
  parsed.headers.map(({ key }) => key).sort()

it('has a text part, an HTML part and a calendar attachment', async () => {
  const { mail: parsed, raw } = await built(mail)
  expect(parsed).toMatchObject({
    messageId: '<20261124T070512345Z-000042@autohuolto.example>',
    date: '2026-11-24T07:05:12.000Z',
    from: mail.from,
    to: [mail.to],
    replyTo: [mail.replyTo],
    subject: mail.subject,
    text: expect.stringMatching(/^Hei!\s+$/),
    html: expect.stringMatching(/^<p>Hei!<\/p>\s*$/),
    attachments: [{ filename: 'varaus.ics', mimeType: 'text/calendar', method: 'PUBLISH' }],
  })
  // Compares the raw bytes, because the parser converts line ends.
  expect(raw).toContain(Buffer.from(mail.calendar?.content ?? '').toString('base64'))
  expect(headersOf(parsed)).toEqual(HEADERS)
})

it('breaks lines at a length that every mail server accepts', async () => {
  const { raw } = await built({ ...mail, html: `<p>${'pitkä '.repeat(500)}</p>`, text: 'x'.repeat(5000) })
  expect(raw.split('\r\n').every((line) => line.length <= 100)).toBe(true)
})

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('\r\n', '\n\n', '\r', '\u2028', '\0', 'Bcc: kaikki@example.fi', '<script>', '</table>', '"', ','),
      fc.constantFrom('.\r\n', '=?utf-8?q?=0ABcc:_kaikki?=', '--', '<aino@example.fi>', '&#60;b&#62;', "'><img src=x>"),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/** The letter's own tags whose number depends on the typed text: paragraphs of quoted lines, and of long words and plates. */
const OF_TEXT = new Set([
  '<p dir="auto" style="margin:4px 0">',
  '</p>',
  '<span style="overflow-wrap:anywhere">',
  '<span style="white-space:nowrap">',
  '</span>',
])
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag).filter((tag) => !OF_TEXT.has(tag))

it('gets no additional header, address or tag from any typed text', async () => {
  const { customer, vehicle, organization } = booking()
  if (!customer || !vehicle || !organization) throw new Error('the example has all of it')
  const document = (text: string) =>
    booking({
      notes: `viesti ${text}`,
      symptoms: [{ id: 1, description: `oire ${text}` }],
      billing_reference: `viite ${text}`,
      customer: { ...customer, first_name: text, company_name: `yritys ${text}`, phone_number: `puh ${text}` },
      vehicle: { ...vehicle, model: text },
      product_parameters: [{ parameterCode: 'RESERVATION_DETAILS_TEXT', selectedValue: `teksti ${text}` }],
    })
  const plainTags = tagsOf(letterHtml(noticeLetter(document('tavallinen'))))
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const letter = noticeLetter(document(text))
      const html = letterHtml(letter)
      expect(tagsOf(html)).toEqual(plainTags)
      const { mail: parsed } = await built({
        ...mail,
        html,
        text: letterText(letter),
        // Callers sanitise these fields. The mail must be safe without that, too.
        subject: `Aihe ${text}`,
        to: { name: `Nimi ${text}`, address: 'aino@example.fi' },
        from: { name: text, address: mail.from.address },
      })
      expect(headersOf(parsed)).toEqual(HEADERS)
      expect(parsed.to?.map(({ address }) => address)).toEqual(['aino@example.fi'])
      expect(parsed.from).toMatchObject({ address: mail.from.address })
      expect(parsed.attachments).toHaveLength(1)
    }),
  )
}, 60_000)
