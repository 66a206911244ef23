import type { CartLine } from './cart'
import type { ParameterChoice } from './draft'

type ParameterKey = Pick<ParameterChoice, 'productId' | 'provider' | 'parameterId'>

const isSame = (one: ParameterKey, other: ParameterKey): boolean =>
  one.productId === other.productId && one.provider === other.provider && one.parameterId === other.parameterId

/** Of the choices of one parameter the last one made holds. */
export const withChoice = (choices: readonly ParameterChoice[], made: ParameterChoice): ParameterChoice[] => [
  ...choices.filter((one) => !isSame(one, made)),
  made,
]

/** The choices that were made for a product of the cart: one may be made before its product is added. */
export const choicesOfCart = (choices: readonly ParameterChoice[], cart: readonly CartLine[]): ParameterChoice[] =>
  choices.filter((choice) =>
    cart.some((line) => line.productId === choice.productId && line.provider === choice.provider),
  )

/** What stays of the choices when the cart changes: a product that is taken out leaves none behind. */
export function choicesAfter(
  choices: readonly ParameterChoice[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): ParameterChoice[] {
  const had = choicesOfCart(choices, before)
  const has = choicesOfCart(choices, after)
  return choices.filter((choice) => has.includes(choice) || !had.includes(choice))
}
