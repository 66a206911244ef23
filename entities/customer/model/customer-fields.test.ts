import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Customer } from '#shared/api/nouns/customer'
import { customer } from '#tests/fixtures/customer'
import { customerFaults, requiredFaults, wrongFields } from './customer-faults'
import { customerFieldNames, customerOf, valuesOf, type CustomerValues } from './customer-fields'

const filled = valuesOf(customer({ address: '', post_code: '', post_office: '' }))
const faultyFields = (values: CustomerValues): string[] => Object.keys(customerFaults(values))

describe('the customer form', () => {
  it('CU-02 requires first name, last name, phone and a valid e-mail address', () => {
    expect(faultyFields(filled)).toEqual([])
    for (const field of ['firstName', 'lastName', 'phone', 'email'] as const)
      for (const nothing of ['', '  ', '\u00a0']) expect(faultyFields({ ...filled, [field]: nothing })).toEqual([field])
    expect(faultyFields({ ...filled, email: 'maija' })).toEqual(['email'])
    expect(faultyFields({ ...filled, email: ' maija@esimerkki.fi ' })).toEqual([])
  })

  it('CU-02 lists the faulty fields in the order of the form, each with its own message', () => {
    const wrong = { ...filled, firstName: '', lastName: ' ', email: '', phone: '' }
    expect(wrongFields(wrong)).toEqual(['firstName', 'lastName', 'email', 'phone'])
    expect(wrongFields({ ...wrong, firstName: 'Maija', email: 'maija@esimerkki.fi' })).toEqual(['lastName', 'phone'])
    expect(wrongFields(filled)).toEqual([])
    const texts = [...Object.values(customerFaults(wrong)), customerFaults({ ...filled, email: 'maija' }).email]
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).toMatch(/^(?:Anna|Tarkista) /)
  })

  it('CR-02 reports a blank optional field only in a form that requires it', () => {
    expect(requiredFaults(filled, ['phone', 'address'])).toEqual({ address: 'Anna katuosoitteesi.' })
  })

  it('CU-03 sends each field trimmed, and the defaults of the fields that it does not show', () => {
    const padded = { ...filled, ...Object.fromEntries(customerFieldNames.map((name) => [name, ` ${name}  `])) }
    expect(customerOf(padded, null)).toMatchObject({
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

  it('CU-03 sends the known values of the fields that it does not show', () => {
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

  it('CU-03 reads back the values that it sent', () => {
    const text = fc.string().map((one) => one.trim())
    const typed = fc.dictionary(fc.constantFrom(...customerFieldNames), text)
    fc.assert(
      fc.property(typed, (some) => {
        const values = { ...filled, ...some }
        expect(valuesOf(customerOf(values, null))).toEqual(values)
      }),
    )
  })

  it('is empty without a customer', () => {
    expect(valuesOf(null)).toEqual(Object.fromEntries(customerFieldNames.map((name) => [name, ''])))
  })
})
