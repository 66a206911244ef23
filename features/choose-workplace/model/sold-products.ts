import { EXTRA_STAGE, STAGE, TIRE_STAGE, type ListedProduct, type SoldProduct } from '#entities/cart'
import type { Client } from '#shared/api/client'
import {
  additionalServices,
  extraAdditionalServices,
  extraServices,
  services,
  servicesByServiceCode,
} from '#shared/api/contract/services/listings'
import { tireChangeProducts } from '#shared/api/contract/services/tires'
import { isSessionEnd } from '#shared/api/errors'

/** API calls of `soldProducts`. */
export const soldProductsCalls = {
  additionalServices,
  extraAdditionalServices,
  extraServices,
  services,
  servicesByServiceCode,
  tireChangeProducts,
}

type Api = Client<typeof soldProductsCalls>

/** Category id of GET /additional-services/v2 (specification section 9). */
const ADDITIONAL_CATEGORY_ID = 3

/**
 * Lists the products that the active workplace sells for the vehicle, for the step that follows. A list that fails to
 * load is left out, so that one of them does not keep the visitor from every workplace.
 * @throws if the session has expired
 */
export async function soldProducts(api: Api, workshops: Workshops, serviceCode: string | null): Promise<SoldProduct[]> {
  const lists = workshops === 'tire-change' ? tireLists(api) : serviceLists(api, serviceCode)
  const results = await Promise.allSettled(lists)
  for (const result of results) if (result.status === 'rejected' && isSessionEnd(result.reason)) throw result.reason
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

const tireLists = (api: Api): Promise<SoldProduct[]>[] => [
  api.tireChangeProducts({}).then((products) => {
    const sold = Object.values(products).filter((product) => product !== null)
    return ofStage(TIRE_STAGE, sold)
  }),
]

function serviceLists(api: Api, serviceCode: string | null): Promise<SoldProduct[]>[] {
  const ofExtra = { stage: EXTRA_STAGE }
  const lists = [
    api.services({ query: {} }).then((found) => ofStage(STAGE, found)),
    api.additionalServices({ query: { categoryId: ADDITIONAL_CATEGORY_ID } }).then((found) => ofStage(STAGE, found)),
    api.extraServices({ query: ofExtra }).then(inCategories),
    api.extraAdditionalServices({ query: ofExtra }).then(inCategories),
  ]
  if (serviceCode)
    lists.push(api.servicesByServiceCode({ query: { serviceCode } }).then((found) => ofStage(STAGE, found)))
  return lists
}

const inCategories = (categories: readonly { readonly products: readonly ListedProduct[] }[]): SoldProduct[] =>
  categories.flatMap(({ products }) => ofStage(EXTRA_STAGE, products))

const ofStage = (stage: string, products: readonly ListedProduct[]): SoldProduct[] =>
  products.map((listed) => ({ listed, stage }))

/** Source of the list of workshops: one of those that suit the car, or the list of tire change. */
export type Workshops = 'compatible' | 'tire-change'
