/** Parameters of a product that the visitor can choose. */
import { object, type Infer } from 'superstruct'
import { asText, Identifier, listOf, orNull, text } from './lenient'

export const ProductParameter = object({ parameterCode: asText, selectedValue: orNull(asText) })
export type ProductParameter = Infer<typeof ProductParameter>

/** A parameter of a product with its choices. */
export const Parameter = object({
  id: Identifier,
  code: text(),
  type: text(),
  description: text(),
  choices: listOf(object({ id: Identifier, description: text() })),
})
export type Parameter = Infer<typeof Parameter>

/** Description and parameters of a product. */
export const ProductAdditionalData = object({
  infoDescription: text(),
  parameters: listOf(Parameter),
})
export type ProductAdditionalData = Infer<typeof ProductAdditionalData>

/**
 * One choice of the visitor (specification section 3, product parameter choice). `parameterType` repeats the type of
 * the offered parameter.
 */
export const ParameterChoice = object({
  productId: Identifier,
  provider: text(),
  parameterId: Identifier,
  parameterType: text(),
  choiceId: Identifier,
})
export type ParameterChoice = Infer<typeof ParameterChoice>
