/** Calls that save the choice of the pick-up and return service. */
import { cartItem, STAGE, type ListedProduct } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services/cart'
import { setProductParameter } from '#shared/api/contract/services/products'
import { setBiilaPickupTime, setBiilaReturnTime } from '#shared/api/contract/visit/valet'
import { ApiError } from '#shared/api/errors'
import { PICKUP_ADDRESS, RETURN_ADDRESS } from '#shared/api/nouns/biila'
import type { WallDateTime } from '#shared/date/wall-clock'

export const valetCalls = {
  addProductsToCart,
  removeProductsFromCart,
  setBiilaPickupTime,
  setBiilaReturnTime,
  setProductParameter,
}
type Api = Client<typeof valetCalls>

/** Where and when the car is fetched, or brought back. */
interface Leg {
  readonly time: WallDateTime
  readonly address: string
}

/** Saves both legs. `added` is the product that the cart lacks, or null. */
export async function saveValet(api: Api, added: ListedProduct | null, pickup: Leg, back: Leg): Promise<void> {
  if (added) {
    const { calculatorId } = added
    const query = { stage: STAGE, ...(calculatorId !== null && { calculatorId }) }
    await api.addProductsToCart({ query, body: [cartItem(added)] })
  }
  await setAddress(api, PICKUP_ADDRESS, pickup.address)
  await setAddress(api, RETURN_ADDRESS, back.address)
  await api.setBiilaPickupTime({ body: { wantedDate: pickup.time } }, { handlesError: isRefusal })
  await api.setBiilaReturnTime({ body: { wantedDate: back.time } }, { handlesError: isRefusal })
}

/** Gives the service up. `removed` is its product in the cart, or null. */
export async function giveUpValet(api: Api, removed: ListedProduct | null): Promise<void> {
  if (removed) await api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(removed)] })
  // An empty address also clears the windows (docs/extensions.md).
  for (const code of [RETURN_ADDRESS, PICKUP_ADDRESS]) await setAddress(api, code, '')
}

async function setAddress(api: Api, code: string, line: string): Promise<void> {
  await api.setProductParameter({ query: { code, value: line.trim().replaceAll(/\s+/g, ' ') } })
}

/** Why the choice was not saved. */
export type ValetFailure = 'taken' | 'car' | 'call'

const TAKEN = new Set(['TIME_NOT_OFFERED', 'TIME_NOT_FITTING', 'BEFORE_PICKUP'])

export function failureOf(error: unknown): ValetFailure {
  if (!(error instanceof ApiError)) return 'call'
  if (error.code === 'NO_REPLACEMENT_CAR') return 'car'
  return TAKEN.has(error.code ?? '') ? 'taken' : 'call'
}

/** The section shows a text of its own for these. */
const isRefusal = (error: unknown): boolean => failureOf(error) !== 'call'
