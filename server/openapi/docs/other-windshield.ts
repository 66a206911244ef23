import type * as other from '#shared/api/contract/other'
import type { Docs } from '../call-doc'
import { priceOf } from './service-examples'
import { timeReserved } from './time-errors'

type Windshield = 'windshieldProducts' | 'addDamageInspection' | 'sendWindshieldOfferRequest'

/** SPEC.md section 7, «Other»: wind-shields and damages. */
export const windshieldDocs: Pick<Docs<typeof other>, Windshield> = {
  windshieldProducts: {
    summary: 'Repairing or changing a wind-shield',
    description: `What the chain does with wind-shields of the session's vehicle. A price that is agreed later is \`undefined\`. They are
put into the cart as any product.`,
    output: [
      {
        product: { id: 9101, provider: 'WORKSHOP' },
        description: 'Tuulilasin kiveniskemän korjaus',
        price: priceOf(89),
        calculatorId: 100_101,
        additional_data: { infoDescription: 'Korjaus onnistuu, kun vaurio on pienempi kuin kahden euron kolikko.' },
        suggestion_sub_rows: [],
        additional_products: [],
      },
    ],
    errors: [],
  },
  addDamageInspection: {
    summary: 'Book the inspection of a damage',
    description: `Puts the inspection into the cart, once, and answers what it is.`,
    output: {
      product: { id: 9301, provider: 'WORKSHOP' },
      description: 'Vauriotarkastus',
      price: priceOf(0),
      calculatorId: 102_301,
      additional_data: {
        infoDescription: 'Arvioimme vauriot ja teemme korjauksesta kustannusarvion vakuutusyhtiölle.',
      },
      suggestion_sub_rows: [],
      additional_products: [],
    },
    errors: [{ status: 409, code: 'NOT_OFFERED', when: 'The chain offers no inspection of damages.' }, timeReserved],
  },
  sendWindshieldOfferRequest: {
    summary: 'Ask for an offer of a wind-shield',
    description: `Keeps a request for the workshop to answer: the vehicle, the customer, what is in the cart, and the notes. The workshop
is told of it by mail. A session has one; sent again, it takes the place of the former, and the same again changes nothing.`,
    errors: [
      { status: 409, code: 'VEHICLE_MISSING', when: 'No vehicle is chosen.' },
      { status: 409, code: 'CUSTOMER_MISSING', when: 'There is no e-mail address and no phone number to answer to.' },
      { status: 429, code: 'TOO_OFTEN', when: 'The session has sent five different ones already.' },
    ],
  },
}
