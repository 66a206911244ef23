import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { Customer } from '#shared/api/nouns/customer'
import { CUSTOMER_COLUMNS, customerCells, customerRows, storedCustomer } from './customer-rows'

it('names each fact of a customer in mails to the workshop, and the exported ones in the CSV', () => {
  const example = customer({ company_name: 'Öhman Oy' })
  expect(Object.fromEntries(customerRows(example))).toEqual({
    Nimi: 'Aino Öhman',
    Yritys: 'Öhman Oy',
    Puhelinnumero: '040 123 4567',
    Sähköposti: 'aino@example.fi',
    Katuosoite: 'Kirsikkatie 2',
    Postitoimipaikka: '00100 Helsinki',
  })
  const cells = customerCells(example)
  expect(CUSTOMER_COLUMNS.map((column, index) => `${column}: ${cells[index]}`)).toEqual([
    'Asiakas: Aino Öhman',
    'Puhelin: 040 123 4567',
    'Sähköposti: aino@example.fi',
  ])
})

it('reads a customer that was stored without a field', () => {
  const stored: Customer = JSON.parse('{"first_name":"Aino","email":null,"left":"over"}')
  expect(storedCustomer(stored)).toEqual(create({ first_name: 'Aino' }, Customer))
  expect(customerCells(storedCustomer(null)).join('')).toBe('')
})
