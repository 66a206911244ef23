import { describe, expect, it } from 'vitest'
import { advertisement, DISCLOSURES } from './advertisement'

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
