import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#shared/api/errors'
import { Booking } from '#shared/api/nouns/booking'
import { asCancelled, cancelText, endedIn, refundText, refusalOf, returnedText } from './saved-booking'

const enquiry = (lead_date: string) => create({ lead: true, lead_date }, Booking)
const of = (payment?: object) => refundText(create({ payment }, Booking))

it('RC-10 RC-11 says what a cancellation returns, and is empty without payments', () => {
  expect(of({ paid: 249, credit: 0, due: 0, refund: 0 })).toBe('Maksamasi 249,00\u00A0€ palautetaan samalle kortille.')
  expect(of({ paid: 249, credit: 100, due: 0, refund: 49 })).toBe(
    'Maksamasi 200,00\u00A0€ palautetaan samalle kortille. Toimipiste sopii kanssasi luoton 100,00\u00A0€ perumisesta.',
  )
  expect([of(), of({ paid: 0, credit: 0, due: 10, refund: 0 }), of({ paid: 'x' }), refundText(null)]).toEqual([
    '',
    '',
    '',
    '',
  ])
})

it('reading 44: adds the chain’s words to a returned card payment only', () => {
  const words = 'Palautus kestää 5 arkipäivää.'
  const said = (payment: object) => refundText(create({ payment }, Booking), words)
  expect(said({ paid: 249, credit: 0, due: 0, refund: 0 })).toBe(
    'Maksamasi 249,00\u00A0€ palautetaan samalle kortille. Palautus kestää 5 arkipäivää.',
  )
  expect(said({ paid: 0, credit: 100, due: 0, refund: 0 })).not.toContain(words)
  expect(said({ paid: 49, credit: 0, due: 0, refund: 49 })).toBe('')
})

it('RC-10 says before a cancellation what it does, for a visit and for an enquiry', () => {
  const paid = create({ payment: { paid: 249, credit: 0, due: 0, refund: 0 } }, Booking)
  expect(cancelText(paid)).toBe(
    'Varattu aika vapautuu. Peruutusta ei voi kumota. Maksamasi 249,00\u00A0€ palautetaan samalle kortille.',
  )
  expect(cancelText(enquiry('2026-11-24'))).toBe('Aikatiedustelu poistetaan. Peruutusta ei voi kumota.')
})

it('RC-25 says after a cancellation what is returned, by the server or as it was promised before', () => {
  const told = create({ payment: { paid: 249, credit: 0, due: 0, refund: 249 } }, Booking)
  expect(returnedText(told)).toBe('Maksamasi 249,00\u00A0€ palautetaan samalle kortille.')
  const before = create({ payment: { paid: 249, credit: 100, due: 10, refund: 49 } }, Booking)
  expect(asCancelled(before).payment).toEqual({ paid: 249, credit: 100, due: 0, refund: 249 })
  const none = create({ payment: { paid: 0, credit: 0, due: 249, refund: 0 } }, Booking)
  expect([returnedText(asCancelled(none)), returnedText(create({}, Booking))]).toEqual(['', ''])
})

it.each([
  [{ code: 'BOOKING_CANCELLED', booking: { lead_date: '2026-12-01' } }, '2026-12-01'],
  [{ code: 'BOOKING_CANCELLED' }, undefined],
  [{ code: 'BOOKING_CANCELLED', booking: 'gone' }, undefined],
  ['BOOKING_CANCELLED', undefined],
  [undefined, undefined],
])('AS-07 reads the cancelled booking of the refusal %j, if it tells one', (body, day) =>
  expect(endedIn(new ApiError(409, 'BOOKING_CANCELLED', '', body))?.lead_date).toBe(day),
)

const error = (status: number, code: string | null = null) => new ApiError(status, code, '')

it.each([
  [error(404, 'NOT_FOUND'), 'NOT_FOUND'],
  [error(404), 'NOT_FOUND'],
  [error(409, 'BOOKING_CANCELLED'), 'BOOKING_CANCELLED'],
  [error(409, 'BOOKING_PAST'), 'BOOKING_PAST'],
  [error(409, 'SOMETHING_ELSE'), null],
  [error(400, 'BOOKING_PAST'), null],
  [error(412), null],
  [new NetworkError(), null],
])('CA-04 refusalOf maps %o to %s', (failure, expected) => expect(refusalOf(failure)).toBe(expected))
