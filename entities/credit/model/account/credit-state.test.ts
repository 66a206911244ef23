import { expect, it } from 'vitest'
import { stateOf } from './credit-state'

const result = { paymentId: 'p', signingUrl: null, customer: null }
const ADDRESS = 'https://bank.example/'

it.each([
  ['BOOKED', 750, { status: 'confirmed', amount: 750, isVerified: true }],
  ['FINALIZED', 500, { status: 'confirmed', amount: 500, isVerified: true }],
  // A server may leave out the amount.
  ['BOOKED', 0, { status: 'confirmed', amount: 1500, isVerified: true }],
  ['FROZEN', 0, { status: 'frozen' }],
  ['SIGNING', 0, { status: 'waiting', address: ADDRESS }],
  [null, 0, { status: 'untold' }],
  ['DENIED', 0, { status: 'failed', isDenied: true }],
] as const)('CR-06 the status %s with the amount %s gives %j', (bookPaymentStatus, approvedAmount, state) => {
  expect(stateOf({ ...result, bookPaymentStatus, approvedAmount }, ADDRESS, 1500)).toEqual(state)
})
