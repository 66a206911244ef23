import type { CartLine } from '../platform/database/schema/sessions'
import type { Product } from '../catalog/product'

/** A product to add to the cart. The cart itself sets the other fields of the line. */
export type CartRequest = Omit<CartLine, 'stage' | 'addedBy'>

/** Stage of the rows added by POST /booking/cd/add-rows: accepted during the visit. */
export const CD_STAGE = 'CD'

/** Identifies a product in a request. The id may be a number or text. */
export interface ProductKey {
  readonly productId: number | string
  readonly provider: string
}

/** Maximum number of cart lines: far more than anyone books, but low enough to keep a session small. */
export const MOST_LINES = 100
/** Maximum amount of one product. */
const MOST_OF_ONE = 99

export const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MOST_OF_ONE

type Sold = Pick<Product, 'id' | 'provider'>

/** An empty provider matches any, because specification section 3 shows tire products without a provider. */
const names = (key: ProductKey, { id, provider }: Sold): boolean =>
  String(key.productId) === String(id) && (key.provider === '' || key.provider === provider)

/** Returns the product that `key` identifies, or undefined. */
export const productOf = <P extends Sold>(products: readonly P[], key: ProductKey): P | undefined =>
  products.find((product) => names(key, product))

const PLAIN = { amount: 1, calculatorId: null, parameters: [], customizations: [] } as const
const CHOSEN = { addedBy: null } as const

/** Builds the cart entry of a product: an amount of one and no choices, unless `changes` sets them. */
export const cartRequestFor = ({ id, provider }: Sold, changes: Partial<CartRequest> = {}): CartRequest => ({
  ...PLAIN,
  ...changes,
  productId: id,
  provider,
})

/** Adds the fields that a line stored by an older server version lacks. */
export const withLineDefaults = (stored: CartLine): CartLine => ({ ...PLAIN, ...CHOSEN, ...stored })

/**
 * Adds products for a stage. It is idempotent: a product already in the cart keeps its position and its first stage.
 * Its amount and other fields are replaced by the new ones. An automatic product becomes the visitor's own choice.
 */
export const addToCart = (cart: readonly CartLine[], items: readonly CartRequest[], stage: string): CartLine[] =>
  items.reduce<CartLine[]>((lines, item) => added(lines, item, stage), [...cart])

function added(cart: readonly CartLine[], item: CartRequest, stage: string): CartLine[] {
  const isSame = (line: CartLine) => line.productId === item.productId && line.provider === item.provider
  if (!cart.some(isSame)) return [...cart, { ...item, stage, addedBy: null }]
  return cart.map((line) =>
    isSame(line) ? { ...item, stage: line.addedBy === null ? line.stage : stage, addedBy: null } : line,
  )
}

/** Removes products, whatever stage they were added for. */
export const removeFromCart = (cart: readonly CartLine[], keys: readonly ProductKey[]): CartLine[] =>
  cart.filter((line) => !keys.some((key) => names(key, { id: line.productId, provider: line.provider })))

/**
 * Returns the cart without the products that a newly added one of the same exclusion group replaces. Products that were
 * chosen together before stay, as in a booking that is older than its chain's groups. `groups` has the group of each
 * product that has one.
 */
export function withoutReplaced(
  before: readonly CartLine[],
  cart: readonly CartLine[],
  groups: ReadonlyMap<number, string>,
): CartLine[] {
  const chosenBefore = new Set(before.filter(({ addedBy }) => addedBy === null).map(({ productId }) => productId))
  const newest = new Map<string, number>()
  for (const { productId, addedBy } of cart) {
    const group = groups.get(productId)
    if (group !== undefined && addedBy === null && !chosenBefore.has(productId)) newest.set(group, productId)
  }
  return cart.filter(({ productId }) => {
    const kept = newest.get(groups.get(productId) ?? '')
    return kept === undefined || kept === productId
  })
}

/** Returns the duration of a cart's work, in minutes. */
export const workMinutes = (
  cart: readonly CartLine[],
  products: readonly Pick<Product, 'id' | 'provider' | 'minutes'>[],
): number => cart.reduce((total, line) => total + line.amount * (productOf(products, line)?.minutes ?? 0), 0)
