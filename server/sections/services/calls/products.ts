/** Handlers of product parameters and product details. */
import type * as products from '#shared/api/contract/services/products'
import { PICKUP_ADDRESS } from '#shared/api/nouns/biila'
import { withChoice } from '../../../draft/parameter-choices'
import { productOf } from '../../../draft/cart'
import { badRequest, Refusal } from '../../../platform/refusal'
import { parametersOf } from '../../../catalog/product-relations'
import { findProducts } from '../../../catalog/products'
import { changeDraft } from '../../../draft/change-draft'
import { isId } from '../../../http/ids'
import { suggestions } from './suggestions'
import { withoutValet } from './without-valet'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

const MOST_PARAMETERS = 100

export function productHandlers({ db }: Dependencies): Handlers<typeof products> {
  const find = async (productId: number | string, provider: string) =>
    productOf(await findProducts(db, [Number(productId)].filter(isId)), { productId, provider })

  return {
    productParameter: async ({ query }, { session }) =>
      session.draft.parameters.find((one) => one.parameterCode === query.code) ?? null,

    setProductParameter: async ({ query }, { session }) => {
      const parameter = { parameterCode: limitedText(query.code, 100), selectedValue: limitedText(query.value, 2000) }
      await changeDraft(db, session, async (draft, tx) => {
        const others = draft.parameters.filter((one) => one.parameterCode !== parameter.parameterCode)
        const changed = { ...draft, parameters: limitedList([...others, parameter]) }
        // The contract has no other call that gives the pick-up and return up.
        const isGivenUp = parameter.parameterCode === PICKUP_ADDRESS && parameter.selectedValue.trim() === ''
        return isGivenUp ? withoutValet(tx, session, changed) : changed
      })
    },

    setProductParameterChoice: async ({ body }, { session }) => {
      const product = await find(body.productId, body.provider)
      if (!product) throw badRequest('UNKNOWN_PRODUCT', 'no such product')
      const parameter = (await parametersOf(db, product.id)).find(({ id }) => id === Number(body.parameterId))
      const choice = parameter?.choices.find(({ id }) => id === Number(body.choiceId))
      if (!parameter || !choice || parameter.type !== body.parameterType)
        throw badRequest('UNKNOWN_CHOICE', 'the product has no such parameter, or the parameter has no such choice')
      const made = {
        productId: product.id,
        provider: product.provider,
        parameterId: parameter.id,
        parameterType: parameter.type,
        choiceId: choice.id,
      }
      await changeDraft(db, session, (draft) => ({
        ...draft,
        parameterChoices: limitedList(withChoice(draft.parameterChoices, made)),
      }))
    },

    productAdditionalData: async ({ query }) => {
      const product = await find(query.productId, '')
      if (!product) throw unknownProduct()
      return { infoDescription: product.infoDescription ?? '', parameters: await parametersOf(db, product.id) }
    },

    productSuggestion: async ({ query }) => {
      const product = await find(query.productId, query.provider)
      const [found] = product ? await suggestions(db, [product]) : []
      if (!found) throw unknownProduct()
      return found
    },
  }
}

const unknownProduct = () => new Refusal(404, 'UNKNOWN_PRODUCT', 'no such product')

function limitedList<T>(list: T[]): T[] {
  if (list.length > MOST_PARAMETERS) throw badRequest('TOO_MANY', 'too many parameters')
  return list
}
