import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Customer } from '#shared/api/nouns/entities'
import { customerFaults, wrongFields } from './customer-faults'
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
const faultyFields = (values: typeof filled): string[] =>
  Object.entries(customerFaults(values)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]))

describe('the customer form', () => {
  it('CU-02 needs first name, last name, phone and a valid e-mail address', () => {
    expect(faultyFields(filled)).toEqual([])
    for (const field of ['firstName', 'lastName', 'phone', 'email'] as const)
      for (const nothing of ['', '  ', '\u00a0']) expect(faultyFields({ ...filled, [field]: nothing })).toEqual([field])
    expect(faultyFields({ ...filled, email: 'maija' })).toEqual(['email'])
    expect(faultyFields({ ...filled, email: ' maija@esimerkki.fi ' })).toEqual([])
  })

  it('CU-02 names what is wrong in the order of the form, and says for each what to do', () => {
    const wrong = { ...filled, firstName: '', lastName: ' ', email: '', phone: '' }
    expect(wrongFields(wrong)).toEqual(['firstName', 'lastName', 'email', 'phone'])
    expect(wrongFields({ ...wrong, firstName: 'Maija', email: 'maija@esimerkki.fi' })).toEqual(['lastName', 'phone'])
    expect(wrongFields(filled)).toEqual([])
    const texts = [...Object.values(customerFaults(wrong)), customerFaults({ ...filled, email: 'maija' }).email]
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).toMatch(/^(?:Anna|Tarkista) /)
  })

  it('CU-03 is sent without the space around any field, and with what stands for the fields that it does not have', () => {
    const padded = Object.fromEntries(Object.keys(filled).map((field) => [field, ` ${field}  `]))
    expect(customerOf({ ...filled, ...padded }, null)).toEqual({
      first_name: 'firstName',
      last_name: 'lastName',
      address: 'address',
      post_code: 'postCode',
      post_office: 'postOffice',
      email: 'email',
      phone_number: 'phone',
      preferred_contact_method: 'EMAIL',
      direct_marketing_allowed: false,
      company_name: '',
      customer_type: 'PRIVATE',
      service_contract: false,
    })
    expect(customerOf(filled, create({}, Customer)).customer_type).toBe('PRIVATE')
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
