import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { saveCampaignCode } from '../contract/services/cart'
import { Booking } from './booking'
import { OrderItem } from './order'

describe('reading responses of a foreign server', () => {
  it('API-05 keeps only the readable customizations of a row and fills missing fields of a choice', () => {
    const customizations = ['Sininen', { words: 'Punainen' }, null, 4]
    const row = { product: { id: 1 }, customizations }
    expect(mask(row, OrderItem)).toMatchObject({ customizations: ['Sininen'] })
    for (const none of [null, undefined, 'Sininen', {}])
      expect(mask({ ...row, customizations: none }, OrderItem)).toMatchObject({ customizations: [] })
    const choice = { productId: 301, parameterId: 1, choiceId: 11 }
    expect(mask({ product_parameter_choices: [choice] }, Booking)).toMatchObject({
      product_parameter_choices: [{ ...choice, provider: '', parameterType: '' }],
    })
  })

  it('API-05 SV-11 reads a falsy response as an invalid discount code and any other as a valid one', () => {
    const isValid = (answer: unknown) => mask(answer, saveCampaignCode.output)
    expect([undefined, null, false, 0, ''].map(isValid)).toEqual([false, false, false, false, false])
    expect([true, 1, 'TALVI15', { discount: 15 }].map(isValid)).toEqual([true, true, true, true])
  })
})
