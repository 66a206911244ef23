import { object, string, type Infer } from 'superstruct'
import { Identifier } from './lenient'

/** One choice made: SPEC.md 3, product parameter choice. `parameterType` is the parameter's own, as it was offered. */
export const ParameterChoice = object({
  productId: Identifier,
  provider: string(),
  parameterId: Identifier,
  parameterType: string(),
  choiceId: Identifier,
})
export type ParameterChoice = Infer<typeof ParameterChoice>
