import type { ChainDocument, ChainProduct, ChainTirePackage } from '../schema/document'
import { repeated, type Fault } from './fault'

/** Returns the faults of the categories, the products, and everything that refers to products. */
export function productFaults(document: ChainDocument): Fault[] {
  const { productCategories, products, serviceCodes, extraOrderRows, tirePackages } = document
  const categories = new Set(productCategories.map(({ id }) => id))
  const ids = new Set(products.map(({ id }) => id))
  return [
    ...repeated(
      productCategories,
      (one) => one.id,
      (index) => `/productCategories/${index}/id`,
    ),
    ...repeated(
      products,
      (one) => one.id,
      (index) => `/products/${index}/id`,
    ),
    ...products.flatMap((one, index) => ownFaults(one, `/products/${index}`, categories, ids)),
    ...roleFaults(products, 'tireRole'),
    ...roleFaults(products, 'purpose'),
    ...parameterFaults(products),
    ...repeated(
      serviceCodes,
      (one) => one.code,
      (index) => `/serviceCodes/${index}/code`,
    ),
    ...serviceCodes.flatMap((one, index) => referenceFaults(one.productIds, `/serviceCodes/${index}/productIds`, ids)),
    ...repeated(
      extraOrderRows,
      (one) => one.id,
      (index) => `/extraOrderRows/${index}/id`,
    ),
    ...extraOrderRows.flatMap((one, index) => priceFaults(one.price, `/extraOrderRows/${index}/price`)),
    ...repeated(
      tirePackages,
      (one) => one.code,
      (index) => `/tirePackages/${index}/code`,
    ),
    ...tirePackages.flatMap(({ items }, index) => itemFaults(items, `/tirePackages/${index}/items`, ids)),
  ]
}

function ownFaults(
  product: ChainProduct,
  path: string,
  categories: ReadonlySet<number>,
  ids: ReadonlySet<number>,
): Fault[] {
  const { id, categoryId, price, normalPrice, automaticProductIds, suggestedProductIds } = product
  const { priceKind, allowedExcessPercent, lowestPrice30Days } = product
  const itself = automaticProductIds.indexOf(id)
  return [
    ...(categories.has(categoryId)
      ? []
      : [{ path: `${path}/categoryId`, message: `is not the id of a category in this document: ${categoryId}` }]),
    ...priceFaults(price, `${path}/price`),
    ...priceFaults(normalPrice, `${path}/normalPrice`),
    ...(normalPrice === null || (price !== null && normalPrice >= price)
      ? []
      : [{ path: `${path}/normalPrice`, message: 'must be null or at least price, which must be known' }]),
    ...priceFaults(lowestPrice30Days, `${path}/lowestPrice30Days`),
    ...(allowedExcessPercent === null || priceKind === 'estimate'
      ? []
      : [{ path: `${path}/allowedExcessPercent`, message: 'must be null unless priceKind is "estimate"' }]),
    ...referenceFaults(automaticProductIds, `${path}/automaticProductIds`, ids),
    ...referenceFaults(suggestedProductIds, `${path}/suggestedProductIds`, ids),
    ...(itself < 0 ? [] : [{ path: `${path}/automaticProductIds/${itself}`, message: 'is the product itself' }]),
  ]
}

export const priceFaults = (euros: number | null, path: string): Fault[] =>
  euros === null || Number(euros.toFixed(2)) === euros ? [] : [{ path, message: 'must have at most two decimals' }]

const unknownProduct = (id: number, path: string, ids: ReadonlySet<number>): Fault[] =>
  ids.has(id) ? [] : [{ path, message: `is not the id of a product in this document: ${id}` }]

const referenceFaults = (references: readonly number[], path: string, ids: ReadonlySet<number>): Fault[] => [
  ...references.flatMap((id, index) => unknownProduct(id, `${path}/${index}`, ids)),
  ...repeated(
    references,
    (id) => id,
    (index) => `${path}/${index}`,
  ),
]

function itemFaults(items: ChainTirePackage['items'], path: string, ids: ReadonlySet<number>): Fault[] {
  const pathOf = (index: number) => `${path}/${index}/productId`
  return [
    ...items.flatMap(({ productId }, index) => unknownProduct(productId, pathOf(index), ids)),
    ...repeated(items, (item) => item.productId, pathOf),
  ]
}

/** At most one product has a role in a tire change, or a purpose. */
function roleFaults(products: readonly ChainProduct[], field: 'tireRole' | 'purpose'): Fault[] {
  const withRole = products.flatMap((product, index) =>
    product[field] === null ? [] : [{ role: product[field], index }],
  )
  return repeated(
    withRole,
    (one) => one.role,
    (at) => `/products/${withRole[at]?.index ?? 0}/${field}`,
  )
}

function parameterFaults(products: readonly ChainProduct[]): Fault[] {
  const parameters = products.flatMap((product, index) =>
    product.parameters.map((one, at) => ({ ...one, path: `/products/${index}/parameters/${at}` })),
  )
  const choices = parameters.flatMap(({ path, choices }) =>
    choices.map(({ id }, index) => ({ id, path: `${path}/choices/${index}/id` })),
  )
  return [
    ...repeated(
      parameters,
      (one) => one.id,
      (index) => `${parameters[index]?.path ?? ''}/id`,
    ),
    ...repeated(
      choices,
      (one) => one.id,
      (index) => choices[index]?.path ?? '',
    ),
  ]
}
