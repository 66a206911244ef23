/** What can be said about a product by choosing. */
import { array, object, type Infer } from 'superstruct'
import { Identifier, orDefault, text } from './lenient'

/** Something to choose about a product, and what there is to choose from. */
export const Parameter = object({
  id: Identifier,
  code: text(),
  type: text(),
  description: text(),
  choices: orDefault(array(object({ id: Identifier, description: text() })), []),
})
export type Parameter = Infer<typeof Parameter>

/** What there is to know about a product, and what to choose. */
export const ProductAdditionalData = object({
  infoDescription: text(),
  parameters: orDefault(array(Parameter), []),
})
export type ProductAdditionalData = Infer<typeof ProductAdditionalData>

/** One choice made: SPEC.md 3, product parameter choice. `parameterType` is the parameter's own, as it was offered. */
export const ParameterChoice = object({
  productId: Identifier,
  provider: text(),
  parameterId: Identifier,
  parameterType: text(),
  choiceId: Identifier,
})
export type ParameterChoice = Infer<typeof ParameterChoice>
