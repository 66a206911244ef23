import type { ProductSuggestion } from '#shared/api/nouns/products'

/** The contract does not mark the product, so it is recognised by its name unless the server counts its cars. */
export const isReplacementCar = ({ description, replacement_cars }: ProductSuggestion): boolean =>
  replacement_cars !== undefined || /sijaisauto/i.test(description)
