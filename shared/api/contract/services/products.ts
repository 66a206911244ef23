/** A product's details, and what the visitor chooses about it. */
import { object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { Identifier, orDefault, orNull } from '../../nouns/lenient'
import { ParameterChoice, ProductAdditionalData, ProductParameter } from '../../nouns/product-parameters'
import { FullSuggestion } from '../../nouns/suggestions'

/** The product with all its details. Null, or an empty response, if the server has no more than its list contained. */
export const productSuggestion = endpoint({
  method: 'GET',
  path: '/get-product-suggestion/v2',
  query: object({ productId: Identifier, provider: string() }),
  output: orNull(FullSuggestion),
})

export const productAdditionalData = endpoint({
  method: 'GET',
  path: '/product-additional-data',
  query: object({ productId: Identifier }),
  output: orDefault(ProductAdditionalData, { infoDescription: '', parameters: [] }),
})

export const productParameter = endpoint({
  method: 'GET',
  path: '/product-parameter/v2',
  query: object({ code: string() }),
  output: orNull(ProductParameter),
  hasNoScreen: true,
})

export const setProductParameter = endpoint({
  method: 'POST',
  path: '/product-parameter',
  query: object({ code: string(), value: string() }),
  isPrivate: true,
})

export const setProductParameterChoice = endpoint({
  method: 'POST',
  path: '/product-parameter-choice-value',
  body: ParameterChoice,
})
