import type * as repairs from '#shared/api/contract/services/repairs'
import { conflict, notFound, tooManyRequests, type Docs } from '../../../openapi/call-doc'
import { listed } from '../../../openapi/examples/products'
import { timeReserved } from '../../../openapi/common-errors'

/** Documentation of windshields, damages and repair targets. */
export const repairDocs: Docs<typeof repairs> = {
  windshieldProducts: {
    heading: 'Other',
    summary: 'Windshield repair and replacement',
    description:
      'Lists the chain’s windshield services for the session’s vehicle. A price that is agreed later is `undefined`. The services are added to the cart like any product.',
    output: [
      {
        ...listed(9101, 'Tuulilasin kiveniskemän korjaus', 89, 100_101),
        additional_data: { infoDescription: 'Korjaus onnistuu, kun vaurio on pienempi kuin kahden euron kolikko.' },
      },
    ],
    errors: [],
  },
  addDamageInspection: {
    heading: 'Other',
    summary: 'Add a damage inspection',
    description: 'Adds the inspection to the cart, once, and returns the product.',
    output: {
      ...listed(9301, 'Vauriotarkastus', 0, 102_301),
      additional_data: {
        infoDescription: 'Arvioimme vauriot ja teemme korjauksesta kustannusarvion vakuutusyhtiölle.',
      },
    },
    errors: [conflict('NOT_OFFERED', 'The chain does not offer damage inspections.'), timeReserved],
  },
  sendWindshieldOfferRequest: {
    heading: 'Other',
    summary: 'Request an offer for a windshield',
    description:
      'Stores a request to the workshop: the vehicle, the customer, the cart and the notes. The workshop is notified by mail. A session has one request. A new request replaces the previous one; repeating the same request changes nothing.',
    errors: [
      conflict('VEHICLE_MISSING', 'No vehicle is chosen.'),
      conflict('CUSTOMER_MISSING', 'Both the e-mail address and the phone number are missing.'),
      tooManyRequests('TOO_OFTEN', 'The session has already sent five different requests.'),
    ],
  },
  repairTargetTree: {
    heading: 'Other',
    summary: 'Repair targets',
    description:
      'Returns a tree as a flat list: each target has the id of its parent, a root has null. `selected` means selected in this session.',
    output: [
      { id: 1, parentId: null, description: 'Kori', selected: false },
      { id: 11, parentId: 1, description: 'Puskurit', selected: false },
      { id: 111, parentId: 11, description: 'Etupuskuri', selected: true },
    ],
    errors: [],
  },
  toggleRepairTarget: {
    heading: 'Other',
    summary: 'Select or deselect a repair target',
    description:
      'Selecting a target selects only that one. Deselecting it also deselects all its descendants. Idempotent.',
    input: { params: { id: 111 }, body: { value: true } },
    errors: [notFound('UNKNOWN_TARGET', 'The tree has no such target.')],
  },
}
