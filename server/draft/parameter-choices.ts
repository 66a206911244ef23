import type { CartLine, ParameterChoice } from '../platform/database/schema/sessions'

type ParameterKey = Pick<ParameterChoice, 'productId' | 'provider' | 'parameterId'>

const isSame = (one: ParameterKey, other: ParameterKey): boolean =>
  one.productId === other.productId && one.provider === other.provider && one.parameterId === other.parameterId

/** Adds a choice, and replaces an earlier one of the same parameter. */
export const withChoice = (choices: readonly ParameterChoice[], made: ParameterChoice): ParameterChoice[] => [
  ...choices.filter((one) => !isSame(one, made)),
  made,
]

/** Returns the choices whose product is in the cart. A choice may be made before its product is added. */
export const choicesOfCart = (choices: readonly ParameterChoice[], cart: readonly CartLine[]): ParameterChoice[] =>
  choices.filter((choice) =>
    cart.some((line) => line.productId === choice.productId && line.provider === choice.provider),
  )

/** A parameter of a product with more than one choice. */
export interface DecisiveParameter {
  readonly id: number
  readonly productId: number
  readonly description: string
}

/** Returns the names of a product's parameters for which no choice is made (RC-24). */
export const openChoicesOf = (
  { productId, provider }: Pick<CartLine, 'productId' | 'provider'>,
  parameters: readonly DecisiveParameter[],
  choices: readonly ParameterChoice[],
): string[] =>
  parameters
    .filter((one) => one.productId === productId)
    .filter(({ id }) => !choices.some((choice) => isSame(choice, { productId, provider, parameterId: id })))
    .map(({ description }) => description)

/** Returns the choices after a cart change: drops those of products that were removed from the cart. */
export function choicesAfter(
  choices: readonly ParameterChoice[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): ParameterChoice[] {
  const had = choicesOfCart(choices, before)
  const has = choicesOfCart(choices, after)
  return choices.filter((choice) => has.includes(choice) || !had.includes(choice))
}
