import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Customer } from '#shared/api/nouns/entities'
import { customerFaults } from './customer-faults'
import { customerOf, valuesOf } from './customer-values'

const filled = {
  firstName: 'Maija',
  lastName: 'Meikäläinen',
  address: '',
  postCode: '',
  postOffice: '',
  email: 'maija@esimerkki.fi',
  phone: '040 123',
}
const wrongFields = (values: typeof filled): string[] =>
  Object.entries(customerFaults(values)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]))

describe('the customer form', () => {
  it('CU-02 needs first name, last name, phone and a valid e-mail address', () => {
    expect(wrongFields(filled)).toEqual([])
    for (const field of ['firstName', 'lastName', 'phone', 'email'] as const)
      for (const nothing of ['', '  ', '\u00a0']) expect(wrongFields({ ...filled, [field]: nothing })).toEqual([field])
    expect(wrongFields({ ...filled, email: 'maija' })).toEqual(['email'])
    expect(wrongFields({ ...filled, email: ' maija@esimerkki.fi ' })).toEqual([])
  })

  it('CU-03 is sent trimmed, with what the server knew and has no field for', () => {
    const known = create({ company_name: 'Oy', customer_type: 'COMPANY', service_contract: true }, Customer)
    expect(customerOf({ ...filled, firstName: ' Maija ' }, known)).toMatchObject({
      first_name: 'Maija',
      company_name: 'Oy',
      customer_type: 'COMPANY',
      service_contract: true,
      preferred_contact_method: 'EMAIL',
      direct_marketing_allowed: false,
    })
  })

  it('CU-03 comes back as it was sent', () => {
    const text = fc.string().map((one) => one.trim())
    const values = fc.record({
      firstName: text,
      lastName: text,
      address: text,
      postCode: text,
      postOffice: text,
      email: text,
      phone: text,
    })
    fc.assert(
      fc.property(values, (one) => {
        expect(valuesOf(customerOf(one, null))).toEqual(one)
      }),
    )
    expect(valuesOf(null)).toEqual({ ...filled, firstName: '', lastName: '', email: '', phone: '' })
  })
})
