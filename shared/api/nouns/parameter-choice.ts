import { object, type Infer } from 'superstruct'
import { Identifier, text } from './lenient'

/** One choice made: SPEC.md 3, product parameter choice. `parameterType` is the parameter's own, as it was offered. */
export const ParameterChoice = object({
  productId: Identifier,
  provider: text(),
  parameterId: Identifier,
  parameterType: text(),
  choiceId: Identifier,
})
export type ParameterChoice = Infer<typeof ParameterChoice>
