import { describe, expect, it } from 'vitest'
import { advertisement, DISCLOSURES, dutiesOf } from './advertisement'

const info = {
  creditServiceName: 'Huoltotili',
  creditServiceLink: null,
  infoText: ' Jopa 12 kuukautta korotonta maksuaikaa. ',
  infoLink: 'https://bank.example/ehdot',
}
const disclosures = { example: 'Esimerkki: luoton määrä 600 €', lender: 'Luoton myöntää Pankki', warning: 'Huomio' }

describe('the credit advertisement', () => {
  it('SV-12 is shown if all its texts are set', () => {
    expect(advertisement(info, disclosures)).toEqual({
      ...disclosures,
      text: 'Jopa 12 kuukautta korotonta maksuaikaa.',
      link: 'https://bank.example/ehdot',
    })
  })

  it.each(DISCLOSURES)('SV-12 is not shown without the %s', (disclosure) => {
    expect(advertisement(info, { ...disclosures, [disclosure]: null })).toBeNull()
    expect(advertisement(info, { ...disclosures, [disclosure]: ' ' })).toBeNull()
    expect(advertisement({ ...info, infoText: '' }, disclosures)).toBeNull()
  })

  it.each(['http://bank.example/', 'javascript:alert(1)', '//bank.example', '', null])(
    'SV-12 has no link for the address %j',
    (infoLink) => expect(advertisement({ ...info, infoLink }, disclosures)?.link).toBeNull(),
  )
})

it('LW-06 the duties are shown if they are set, the cash price once it is known', () => {
  const duties = { intermediary: ' Välitämme Pankin luottoja. ', cashPrice: 'Käteishinta on {price}.' }
  expect(dutiesOf(duties, 249)).toEqual(['Välitämme Pankin luottoja.', 'Käteishinta on 249,00\u00A0€.'])
  for (const price of [null, 0]) expect(dutiesOf(duties, price)).toEqual(['Välitämme Pankin luottoja.'])
  expect(dutiesOf({ cashPrice: 'Sama ilman luottoa.' }, null)).toEqual(['Sama ilman luottoa.'])
  expect(dutiesOf({}, 249)).toEqual([])
  expect(dutiesOf({ intermediary: ' ', cashPrice: null }, 249)).toEqual([])
})
