import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import type { CartItem } from '#shared/api/nouns/products'
import type { Identifier } from '#shared/api/nouns/lenient'
import { isAmount, productOf, cartRequestFor, type CartRequest } from '../../../draft/cart'
import { badRequest } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { findProductsOnSale } from '../../../catalog/products'
import { isId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'

/** Maximum number of entries of one request. The cart may have more lines. */
const MOST_ENTRIES = 50
/** Maximum number of parameters, and of customizations, of one line. */
const MOST_DETAILS = 10

/** Returns the entries of one request, or refuses more than any order has. Reading each takes time. */
export function fewEntries<T>(list: readonly T[]): readonly T[] {
  if (list.length > MOST_ENTRIES) throw badRequest('TOO_MANY', `more than ${MOST_ENTRIES} entries`)
  return list
}

/** Reads the products that a request adds to the cart. Refuses the whole request if one of them is not on sale. */
export async function readCartItems(
  db: Database,
  items: readonly CartItem[],
  calculatorId: Identifier | undefined,
): Promise<CartRequest[]> {
  const ids = new Set(fewEntries(items).map((item) => Number(item.productId)))
  const products = await findProductsOnSale(db, [...ids].filter(isId))
  return items.map((item) => {
    const product = productOf(products, item)
    if (!product) throw badRequest('UNKNOWN_PRODUCT', 'no such product')
    if (!isAmount(item.amount)) throw badRequest('BAD_AMOUNT', 'amount must be a whole number from 1 to 99')
    return cartRequestFor(product, {
      amount: item.amount,
      calculatorId: readCalculator(item.calculatorId ?? calculatorId ?? null),
      parameters: readParameters(item.parameters ?? []),
      customizations: limitedList(item.customizations ?? []).map((text) => limitedText(text, 200)),
    })
  })
}

const readCalculator = (id: Identifier | null): Identifier | null =>
  typeof id === 'string' ? limitedText(id, 100) : id

const readParameters = (parameters: readonly ProductParameter[]): ProductParameter[] =>
  limitedList(parameters).map(({ parameterCode, selectedValue }) => ({
    parameterCode: limitedText(parameterCode, 100),
    selectedValue: selectedValue === null ? null : limitedText(selectedValue, 200),
  }))

function limitedList<T>(list: readonly T[]): readonly T[] {
  if (list.length > MOST_DETAILS) throw badRequest('TOO_MANY', 'too many parameters or customizations')
  return list
}
