import { expect, it } from 'vitest'
import { channelOf, readChangeRequest } from './change-request'

const request = {
  registerNumber: 'ABC-123',
  phoneNumber: '',
  email: '',
  reservedDate: '24.11.2026 09:30',
  organization: 1,
  message: '',
  name: '',
}

it('CA-03 maps every public channel to PUBLIC, and keeps the labels of others', () => {
  expect(['BASSADONE_PUBLIC', 'PUBLIC', 'BASSADONE_DESK'].map(channelOf)).toEqual([
    'PUBLIC',
    'PUBLIC',
    'BASSADONE_DESK',
  ])
})

it('normalises a request, so that a repeated one is recognised', () => {
  const typed = { ...request, registerNumber: ' abc-123 ', email: ' a@b.fi ', name: ' Aino ', message: ' hei\n' }
  expect(readChangeRequest(typed)).toEqual({
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
  expect(readChangeRequest({ ...request, registerNumber: 'ABCDE-12' })).toBe('BAD_REGISTER_NUMBER')
  expect(readChangeRequest({ ...request, reservedDate: 'huomenna' })).toBe('BAD_RESERVED_DATE')
  expect(readChangeRequest({ ...request, email: 'aino' })).toBe('BAD_EMAIL')
})

it('accepts any register number of up to seven characters, and an empty mail address', () => {
  const read = (changes: Partial<typeof request>) => readChangeRequest({ ...request, ...changes })
  for (const registerNumber of ['A', 'ABCD-12', ' museo1 '])
    expect(read({ registerNumber })).toMatchObject({ registerNumber: registerNumber.trim().toUpperCase() })
  for (const registerNumber of ['', '  ', 'ABCDE-12']) expect(read({ registerNumber })).toBe('BAD_REGISTER_NUMBER')
  expect(read({ reservedDate: ' 24.11.2026 23:59 ' })).toMatchObject({ reservedAt: '2026-11-24T23:59:00' })
  expect(read({ email: '  ', phoneNumber: ' 040 ' })).toMatchObject({ email: '', phoneNumber: '040' })
})
