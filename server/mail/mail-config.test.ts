import { describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { readMailConfig } from './mail-config'

const SET = {
  SMTP_URL: 'smtps://user:pass%40word@mail.example.fi:465',
  MAIL_FROM: 'Huolto Oy <varaus@example.fi>',
  PUBLIC_URL: 'https://example.fi/ajanvaraus/',
}

describe('the mail configuration', () => {
  it('writes files and sends as the demo chain by default', () =>
    expect(readMailConfig({})).toEqual({
      smtpUrl: null,
      from: { name: 'Pohjolan Autohuolto', address: 'ajanvaraus@autohuolto.example' },
      publicUrl: null,
    }))

  it('reads the set values', () => {
    expect(readMailConfig(SET)).toEqual({
      smtpUrl: SET.SMTP_URL,
      from: { name: 'Huolto Oy', address: 'varaus@example.fi' },
      publicUrl: 'https://example.fi/ajanvaraus',
    })
    expect(readMailConfig({ ...SET, MAIL_FROM: 'varaus@example.fi' }).from.name).toBe('')
  })

  it.each([
    ['SMTP_URL', 'mail.example.fi:25'],
    ['SMTP_URL', 'https://mail.example.fi'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Huolto Oy'],
    ['MAIL_FROM', 'Huolto <varaus@example.fi>, <toinen@example.fi>'],
    ['MAIL_FROM', 'Huolto\nBcc: <varaus@example.fi>'],
    ['MAIL_FROM', ''],
    ['PUBLIC_URL', 'example.fi'],
    ['PUBLIC_URL', 'ftp://example.fi'],
    ['PUBLIC_URL', 'https://example.fi/?a=1'],
    ['PUBLIC_URL', 'https://user@example.fi'],
    ['PUBLIC_URL', ''],
  ])('names %s in the error if it is %j', (name, value) =>
    expect(() => readMailConfig({ ...SET, [name]: value })).toThrow(new RegExp(`^${name} must be `)),
  )

  it('does not repeat a password in the error', () =>
    expect(() => readMailConfig({ ...SET, SMTP_URL: 'smtp:/user:salainen@' })).toThrow(/^(?!.*salainen)/))

  it('is part of the server’s configuration', () => {
    expect(readConfig(SET).mail).toEqual(readMailConfig(SET))
    expect(() => readConfig({ SMTP_URL: 'mail.example.fi' })).toThrow(/^SMTP_URL must be /)
  })
})
