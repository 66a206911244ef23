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

/** What is to be put in the cart: a line without what the cart itself knows. */
export type CartWish = Omit<CartLine, 'stage' | 'addedBy'>

/** What identifies a product in a request; ids may come as numbers or as text. */
export interface ProductKey {
  readonly productId: number | string
  readonly provider: string
}

/** The most lines a cart may have: far above what anyone books, low enough to keep a session small. */
export const MOST_LINES = 100
/** The most of one product. */
const MOST_OF_ONE = 99

export const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MOST_OF_ONE

type Sold = Pick<Product, 'id' | 'provider'>

/** A tire product is printed without its provider (SPEC.md 3), so that an empty one stands for whichever sells it. */
const names = (key: ProductKey, { id, provider }: Sold): boolean =>
  String(key.productId) === String(id) && (key.provider === '' || key.provider === provider)

/** The product that `key` names among `products`. */
export const productOf = <P extends Sold>(products: readonly P[], key: ProductKey): P | undefined =>
  products.find((product) => names(key, product))

const PLAIN = { amount: 1, calculatorId: null, parameters: [], customizations: [] } as const
const CHOSEN = { addedBy: null } as const

/** One of a product, or so many and with such words as `said`. */
export const wishFor = ({ id, provider }: Sold, said: Partial<CartWish> = {}): CartWish => ({
  ...PLAIN,
  ...said,
  productId: id,
  provider,
})

/** A line that an older version of the server wrote lacks what has come since. */
export const wholeLine = (stored: CartLine): CartLine => ({ ...PLAIN, ...CHOSEN, ...stored })

/**
 * Adds products for a stage. One that is there already stays where it is and in the stage it was first added for, and
 * takes over the amount and the words of the newer wish, so that a call that is sent twice changes nothing more. What came
 * along by itself becomes the visitor's own choice.
 */
export const addToCart = (cart: readonly CartLine[], wishes: readonly CartWish[], stage: string): CartLine[] =>
  wishes.reduce<CartLine[]>((lines, wish) => added(lines, wish, stage), [...cart])

function added(cart: readonly CartLine[], wish: CartWish, stage: string): CartLine[] {
  const isSame = (line: CartLine) => line.productId === wish.productId && line.provider === wish.provider
  if (!cart.some(isSame)) return [...cart, { ...wish, stage, addedBy: null }]
  return cart.map((line) =>
    isSame(line) ? { ...wish, stage: line.addedBy === null ? line.stage : stage, addedBy: null } : line,
  )
}

/** Takes products away, whichever stage they were added for. */
export const removeFromCart = (cart: readonly CartLine[], keys: readonly ProductKey[]): CartLine[] =>
  cart.filter((line) => !keys.some((key) => names(key, { id: line.productId, provider: line.provider })))

/** How long the work of a cart takes, in minutes. */
export const workMinutes = (cart: readonly CartLine[], products: readonly Product[]): number =>
  cart.reduce((total, line) => total + line.amount * (productOf(products, line)?.minutes ?? 0), 0)
