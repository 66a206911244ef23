/** The price that the visitor saw, as POST /save-booking sends it to a server that compares it (docs/extensions.md). */
import { validate } from 'superstruct'
import { ApiError } from './errors'
import { ShownPrice } from './nouns/shown-price'

/** Whether a server with these extensions compares the price. */
export const comparesPrice = (extensions: readonly string[]): boolean => extensions.includes('shownPrice')

/** Returns the input of POST /save-booking: `shownPrice` if the server announces the extension, and nothing otherwise. */
export const savingAt = (
  shownPrice: ShownPrice | null,
  extensions: readonly string[],
): { readonly body?: { readonly shownPrice: ShownPrice } } =>
  shownPrice && comparesPrice(extensions) ? { body: { shownPrice } } : {}

/** Whether the server saved nothing, because the price is not the one that was sent. */
export const isPriceChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.code === 'PRICE_CHANGED'

/** Returns the price that the server would have saved, or null if its refusal does not tell it. */
export function newPriceOf({ body }: ApiError): ShownPrice | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'newPrice') : null
  const [error, price] = validate(value, ShownPrice, { mask: true })
  return error ? null : price
}
