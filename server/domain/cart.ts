import type { ProductParameter } from '#shared/api/nouns/entities'
import type { Product } from './product'

/** A product in the cart. Nothing that the browser says of price or length is kept. */
export interface CartLine {
  readonly productId: number
  readonly provider: string
  readonly stage: string
  readonly amount: number
  /** Of the price calculation it was offered with, as it came. */
  readonly calculatorId: number | string | null
  readonly parameters: readonly ProductParameter[]
  readonly customizations: readonly string[]
  /** The product that brought it along; null for one that the visitor chose. */
  readonly addedBy: number | null
}

/** What identifies a product in a request; ids may come as numbers or as text. */
export interface ProductKey {
  readonly productId: number | string
  readonly provider: string
}

/** The most lines a cart may have: far above what anyone books, low enough to keep a session small. */
export const MOST_LINES = 100

type Sold = Pick<Product, 'id' | 'provider'>

/** A tire product is printed without its provider (SPEC.md 3), so that an empty one stands for whichever sells it. */
const names = (key: ProductKey, { id, provider }: Sold): boolean =>
  String(key.productId) === String(id) && (key.provider === '' || key.provider === provider)

/** The product that `key` names among `products`. */
export const productOf = <P extends Sold>(products: readonly P[], key: ProductKey): P | undefined =>
  products.find((product) => names(key, product))

/** Adds products for a stage; one that is there already stays once, in the stage it was first added for. */
export function addToCart(cart: readonly CartLine[], products: readonly Sold[], stage: string): CartLine[] {
  const added: CartLine[] = [...cart]
  for (const { id, provider } of products)
    if (!added.some((line) => line.productId === id && line.provider === provider))
      added.push({
        productId: id,
        provider,
        stage,
        amount: 1,
        calculatorId: null,
        parameters: [],
        customizations: [],
        addedBy: null,
      })
  return added
}

/** Takes products away, whichever stage they were added for. */
export const removeFromCart = (cart: readonly CartLine[], keys: readonly ProductKey[]): CartLine[] =>
  cart.filter((line) => !keys.some((key) => names(key, { id: line.productId, provider: line.provider })))
