import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { refundText } from './refund-text'

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
