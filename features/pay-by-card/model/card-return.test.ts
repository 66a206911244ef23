import { expect, it } from 'vitest'
import { cardReturn, claimsPaid, isCardReturn, withoutReturn } from './card-return'

const SEARCH = '?RETURN_CODE=0&ORDER_NUMBER=abc&AUTHCODE=9F2C'

it('reads the parameters of the provider', () => {
  expect(cardReturn(`${SEARCH}&SETTLED=1`)).toEqual({ orderNumber: 'abc', paymentState: '0', authCode: '9F2C' })
  expect(isCardReturn(SEARCH)).toBe(true)
  expect([isCardReturn(''), isCardReturn('?signing=success')]).toEqual([false, false])
})

it.each([
  '?RETURN_CODE=0',
  '?RETURN_CODE=0&ORDER_NUMBER=abc',
  '?ORDER_NUMBER=abc&AUTHCODE=',
  `${SEARCH}&RETURN_CODE=1`,
])('rejects %s, which no provider writes', (search) => {
  expect([isCardReturn(search), cardReturn(search)]).toEqual([true, null])
})

it('only the code 0 claims a payment', () => {
  const claim = (paymentState: string) => claimsPaid({ orderNumber: 'a', paymentState, authCode: 'b' })
  expect(['0', '1', '00', '10'].map(claim)).toEqual([true, false, false, false])
})

it('keeps all other parameters of the address', () => {
  expect(withoutReturn(`https://a.example/huolto${SEARCH}&organizationId=2&SETTLED=1#x`)).toBe(
    'https://a.example/huolto?organizationId=2',
  )
})
