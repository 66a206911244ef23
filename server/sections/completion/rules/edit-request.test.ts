import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { channelOf, readEditRequest, readReservedDate } from './edit-request'

const request = {
  registerNumber: 'ABC-123',
  phoneNumber: '',
  email: '',
  reservedDate: '24.11.2026 09:30',
  organization: 1,
  message: '',
  name: '',
}

/** An arbitrary wall-clock minute. */
const minute = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

it('parses every minute in the format DD.MM.YYYY HH:mm', () => {
  fc.assert(
    fc.property(minute, (date) => {
      const iso = date.toISOString().slice(0, 16)
      const [year, month, day] = iso.slice(0, 10).split('-')
      expect(readReservedDate(`${day}.${month}.${year} ${iso.slice(11)}`)).toBe(`${iso}:00`)
    }),
  )
})

it('CA-03 maps every public channel to PUBLIC, and keeps the labels of others', () => {
  expect(['BASSADONE_PUBLIC', 'PUBLIC', 'BASSADONE_DESK'].map(channelOf)).toEqual([
    'PUBLIC',
    'PUBLIC',
    'BASSADONE_DESK',
  ])
})

it('returns null for other texts and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readReservedDate(text)
      expect(read === null || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/.test(read)).toBe(true)
    }),
  )
})

it.each([
  '31.11.2026 09:00',
  '29.02.2027 09:00',
  '00.11.2026 09:00',
  '24.13.2026 09:00',
  '24.11.2026 9:00',
  '24.11.2026',
  '24.11.2026 24:00',
  '24.11.2026 09:60',
  '24.11.2026 29:00',
  '124.11.2026 09:00',
  '24.11.2026 09:00:00',
  'ti 24.11.2026 09:00',
])('rejects the reserved date %s', (text) => {
  expect(readReservedDate(text)).toBeNull()
})

it('normalises a request, so that a repeated one is recognised', () => {
  const typed = { ...request, registerNumber: ' abc-123 ', email: ' a@b.fi ', name: ' Aino ', message: ' hei\n' }
  expect(readEditRequest(typed)).toEqual({
    organizationId: 1,
    registerNumber: 'ABC-123',
    reservedAt: '2026-11-24T09:30:00',
    name: 'Aino',
    phoneNumber: '',
    email: 'a@b.fi',
    message: 'hei',
  })
})

it('returns the code of the first fault', () => {
  expect(readEditRequest({ ...request, registerNumber: 'ABCDE-12' })).toBe('BAD_REGISTER_NUMBER')
  expect(readEditRequest({ ...request, reservedDate: 'huomenna' })).toBe('BAD_RESERVED_DATE')
  expect(readEditRequest({ ...request, email: 'aino' })).toBe('BAD_EMAIL')
})

it('accepts any register number of up to seven characters, and an empty mail address', () => {
  const read = (changes: Partial<typeof request>) => readEditRequest({ ...request, ...changes })
  for (const registerNumber of ['A', 'ABCD-12', ' museo1 '])
    expect(read({ registerNumber })).toMatchObject({ registerNumber: registerNumber.trim().toUpperCase() })
  for (const registerNumber of ['', '  ', 'ABCDE-12']) expect(read({ registerNumber })).toBe('BAD_REGISTER_NUMBER')
  expect(read({ reservedDate: ' 24.11.2026 23:59 ' })).toMatchObject({ reservedAt: '2026-11-24T23:59:00' })
  expect(read({ email: '  ', phoneNumber: ' 040 ' })).toMatchObject({ email: '', phoneNumber: '040' })
})
