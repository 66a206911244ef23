import { describe, expect, it } from 'vitest'
import { advertisement, DUTIES } from './advertisement'

const info = {
  creditServiceName: 'Huoltotili',
  creditServiceLink: null,
  infoText: ' Jopa 12 kuukautta korotonta maksuaikaa. ',
  infoLink: 'https://bank.example/ehdot',
}
const duties = { example: 'Esimerkki: luoton määrä 600 €', lender: 'Luoton myöntää Pankki', warning: 'Huomio' }

describe('the marketing of the credit', () => {
  it('SV-12 is shown with all its parts', () => {
    expect(advertisement(info, duties)).toEqual({
      ...duties,
      text: 'Jopa 12 kuukautta korotonta maksuaikaa.',
      link: 'https://bank.example/ehdot',
    })
  })

  it.each(DUTIES)('SV-12 is not shown without its %s', (duty) => {
    expect(advertisement(info, { ...duties, [duty]: null })).toBeNull()
    expect(advertisement(info, { ...duties, [duty]: ' ' })).toBeNull()
    expect(advertisement({ ...info, infoText: '' }, duties)).toBeNull()
  })

  it.each(['http://bank.example/', 'javascript:alert(1)', '//bank.example', '', null])(
    'SV-12 leads nowhere by %j',
    (infoLink) => expect(advertisement({ ...info, infoLink }, duties)?.link).toBeNull(),
  )
})
