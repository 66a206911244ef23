/** Letter about a request for an offer. */
import { formatNumber } from '#shared/text/numbers'
import type { OfferRequest } from '../../platform/database/schema/trade'
import type { Product } from '../../catalog/product'
import { facts, paragraph, quote, type Fact, type Letter } from '../letter'
import { customerFacts } from './workshop'

/** Creates the letter to the workshop that makes the offer, with everything it needs to reply. */
export const offerRequestNotice = (
  { vehicle, customer, notes }: OfferRequest,
  products: readonly Pick<Product, 'description'>[],
): Letter => ({
  subject: `Tuulilasin tarjouspyyntö: ${vehicle.register_number}`,
  heading: 'Tuulilasin tarjouspyyntö',
  blocks: [
    paragraph('Asiakas pyytää tarjousta. Ota yhteyttä asiakkaaseen.'),
    ...facts('Ajoneuvo', [
      ['Rekisterinumero', vehicle.register_number],
      ['Ajoneuvo', `${vehicle.make} ${vehicle.model}`],
      ['Mittarilukema', vehicle.kilometers === null ? '' : `${formatNumber(vehicle.kilometers)} km`],
    ]),
    ...facts(
      'Tarjousta pyydetään',
      products.map(({ description }): Fact => ['Palvelu', description]),
    ),
    ...customerFacts({ customer }),
    ...quote('Lisätietoja', [notes]),
  ],
})
