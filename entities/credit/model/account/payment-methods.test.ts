import { expect, it } from 'vitest'
import { newAccount } from '#tests/fixtures/credit-application'
import { contractType, opensAccount } from './payment-methods'

it('CR-04 has the contract type NEW only for a new account', () => {
  expect(contractType(newAccount, false)).toBe('NEW')
  expect(contractType(newAccount, true)).toBe('EXISTING')
  expect(contractType({ ...newAccount, id: 'CARD' }, false)).toBe('EXISTING')
})

it.each(['id', 'type', 'specificType'])('AS-04 CR-04 finds the method that opens an account by its %s', (field) => {
  expect(opensAccount({ id: 7, type: 'CARD', specificType: '', [field]: 'NEWACCOUNT' })).toBe(true)
})
