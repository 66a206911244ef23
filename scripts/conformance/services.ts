/** «Services and cart»: what is offered, and what comes of choosing it. */
import { checkCart, checkWords } from './cart'
import { refusedWith } from './errors'
import { must } from './findings'
import { mustBeSound } from './prices'
import { cartItem, someService, withWorkplace, type Api } from './steps'
import { checkTires } from './tires'
import type { World } from './world'

export async function checkServices(world: World): Promise<void> {
  const { api } = await withWorkplace(world)
  await checkOffers(world, api)
  await checkCart(world, api)
  await checkWords(world, api)
  await checkKnowledge(world, api)
  await checkTires(world)
}

async function checkOffers({ check }: World, api: Api): Promise<void> {
  await check('services', 'offers services with sound prices', async () => {
    for (const { price } of await api.services({ query: {} })) mustBeSound(price)
  })
  await check('additionalServices', 'offers those of one category', async () => {
    for (const { price } of await api.additionalServices({ query: { categoryId: 3 } })) mustBeSound(price)
  })
  await check('extraServices', 'offers categories', async () => {
    await api.extraServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
  await check('extraAdditionalServices', 'offers categories', async () => {
    await api.extraAdditionalServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
}

async function checkKnowledge({ check }: World, api: Api): Promise<void> {
  await check('servicesByServiceCode', 'an unknown code has none', async () => {
    const found = await api.servicesByServiceCode({ query: { serviceCode: 'NO-SUCH-CODE' } })
    must(found.length === 0, `it has ${found.length}`)
  })
  await check('removeServiceCode', 'the booking has none any more', async () => {
    await api.setServiceCode({ body: { value: 'HUOLTO30' } })
    await api.removeServiceCode()
    must((await api.getBooking()).service_code === null, 'it still has it')
  })
  await check('productSuggestion', 'is of the product that was asked for', async () => {
    const { product } = await someService(api)
    const found = await api.productSuggestion({ query: { productId: product.id, provider: product.provider } })
    must(String(found?.product.id) === String(product.id), 'it is another one')
    mustBeSound(found?.price ?? null)
  })
  await check('productAdditionalData', 'tells of a product on offer', async () => {
    await api.productAdditionalData({ query: { productId: (await someService(api)).product.id } })
  })
  await check('setProductParameterChoice', 'a choice that nobody offers is refused', async () => {
    const { product } = await someService(api)
    const body = {
      productId: product.id,
      provider: product.provider,
      parameterId: -1,
      parameterType: 'X',
      choiceId: -1,
    }
    await refusedWith(api.setProductParameterChoice({ body }), 400, 404)
  })
  await check('extraOrderItems', 'have sound prices', async () => {
    for (const { price } of await api.extraOrderItems()) mustBeSound(price)
  })
  await check('setExtraOrderItems', 'can be chosen, and taken back', async () => {
    const [first] = await api.extraOrderItems()
    await api.setExtraOrderItems({ body: first ? [{ id: first.id }] : [] })
    await api.setExtraOrderItems({ body: [] })
  })
  await check('removeServices', 'no service is left in the order', async () => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
    await api.removeServices()
    must((await api.getBooking()).order_items.length === 0, 'there are rows left')
  })
}
