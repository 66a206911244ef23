import { expect, it } from 'vitest'
import { readConfig } from '../config'
import { KEEP_ALL } from './retention-days'

it('SA-09 reads the days of each kind and keeps everything by default', () => {
  expect(readConfig({}).retention).toEqual(KEEP_ALL)
  expect(readConfig({ RETENTION_DAYS_BOOKINGS: '730', RETENTION_DAYS_MAILS: ' 30 ' }).retention).toEqual({
    ...KEEP_ALL,
    bookings: 730,
    mails: 30,
  })
})

it.each(['0', '-1', '1.5', 'year', '36501'])('SA-09 refuses to keep payments for %j days', (value) => {
  expect(() => readConfig({ RETENTION_DAYS_PAYMENTS: value })).toThrow(/^RETENTION_DAYS_PAYMENTS must be/)
})
