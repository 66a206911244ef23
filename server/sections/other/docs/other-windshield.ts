import type * as other from '#shared/api/contract/other'
import type { Docs } from '../../../openapi/call-doc'
import { priceOf } from '../../services/docs/service-examples'
import { timeReserved } from '../../time/docs/time-errors'

type Windshield = 'windshieldProducts' | 'addDamageInspection' | 'sendWindshieldOfferRequest'

/** Documentation of windshields and damage (specification section 7, 'Other'). */
export const windshieldDocs: Pick<Docs<typeof other>, Windshield> = {
  windshieldProducts: {
    summary: 'Windshield repair and replacement',
    description:
      'Lists the chain’s windshield services for the session’s vehicle. A price that is agreed later is `undefined`. The services are added to the cart like any product.',
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
    summary: 'Add a damage inspection',
    description: 'Adds the inspection to the cart, once, and returns the product.',
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
    errors: [{ status: 409, code: 'NOT_OFFERED', when: 'The chain does not offer damage inspections.' }, timeReserved],
  },
  sendWindshieldOfferRequest: {
    summary: 'Request an offer for a windshield',
    description:
      'Stores a request to the workshop: the vehicle, the customer, the cart and the notes. The workshop is notified by mail. A session has one request. A new request replaces the previous one; repeating the same request changes nothing.',
    errors: [
      { status: 409, code: 'VEHICLE_MISSING', when: 'No vehicle is chosen.' },
      { status: 409, code: 'CUSTOMER_MISSING', when: 'Both the e-mail address and the phone number are missing.' },
      { status: 429, code: 'TOO_OFTEN', when: 'The session has already sent five different requests.' },
    ],
  },
}
