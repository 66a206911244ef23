import { expect, it } from 'vitest'
import { valuesOf } from '#entities/customer'
import { customer } from '#tests/fixtures/customer'
import { creditFaults, DETAILS, emptyApplication } from './credit-values'

const details = valuesOf(customer())
const complete = { ...emptyApplication(details), governmentId: '020594x903p' }
const wrong = (values: typeof complete): string[] =>
  Object.entries(creditFaults(values)).flatMap(([name, fault]) => (fault === undefined ? [] : [name]))

it('begins with the details of the customer step, so that only the government id is missing', () => {
  expect(emptyApplication(details)).toEqual({ ...details, governmentId: '' })
  expect(wrong(emptyApplication(details))).toEqual(['governmentId'])
})

it.each([...DETAILS, 'governmentId'] as const)('CR-02 requires %s', (name) => {
  expect(wrong(complete)).toEqual([])
  expect(wrong({ ...complete, [name]: '  ' })).toEqual([name])
})

it('CR-02 has a message of its own for each missing field', () => {
  const texts = Object.values(
    creditFaults({ ...complete, ...Object.fromEntries([...DETAILS, 'governmentId'].map((name) => [name, ''])) }),
  )
  expect(new Set(texts).size).toBe(8)
  for (const text of texts) expect(text).toMatch(/^[A-ZÅÄÖ].{6,}\.$/)
})

it('CR-02 requires the pattern of a government id and a valid e-mail address', () => {
  expect(creditFaults({ ...complete, governmentId: '123456-1234' }).governmentId).toMatch(/^Tarkista henkilötunnus/)
  expect(creditFaults({ ...complete, email: 'aino@example' }).email).toMatch(/^Tarkista sähköpostiosoite/)
  expect(wrong({ ...complete, email: ' aino@example.fi ', governmentId: ' 020594x903p ' })).toEqual([])
})
