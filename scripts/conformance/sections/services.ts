/** «Services and cart»: the listed services, and the results of selecting them. */
import { checkCart, checkVisitorTexts } from './cart'
import { refusedWith } from '../errors'
import { must } from '../findings'
import { mustBeValidPrice } from './prices'
import { cartItem, someService, withWorkplace, type Api } from '../steps'
import { checkTires } from './tires'
import type { World } from '../world'

export async function checkServices(world: World): Promise<void> {
  const { api } = await withWorkplace(world)
  await checkListings(world, api)
  await checkCart(world, api)
  await checkVisitorTexts(world, api)
  await checkDetails(world, api)
  await checkTires(world)
}

async function checkListings({ check }: World, api: Api): Promise<void> {
  await check('services', 'lists services with valid prices', async () => {
    for (const { price } of await api.services({ query: {} })) mustBeValidPrice(price)
  })
  await check('additionalServices', 'lists the services of one category', async () => {
    for (const { price } of await api.additionalServices({ query: { categoryId: 3 } })) mustBeValidPrice(price)
  })
  await check('extraServices', 'lists categories', async () => {
    await api.extraServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
  await check('extraAdditionalServices', 'lists categories', async () => {
    await api.extraAdditionalServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
}

async function checkDetails({ check }: World, api: Api): Promise<void> {
  await check('servicesByServiceCode', 'returns no services for an unknown code', async () => {
    const found = await api.servicesByServiceCode({ query: { serviceCode: 'NO-SUCH-CODE' } })
    must(found.length === 0, `it returned ${found.length}`)
  })
  await check('removeServiceCode', 'removes the code from the booking', async () => {
    await api.setServiceCode({ body: { value: 'HUOLTO30' } })
    await api.removeServiceCode()
    must((await api.getBooking()).service_code === null, 'the booking still has the code')
  })
  await check('productSuggestion', 'returns the requested product', async () => {
    const { product } = await someService(api)
    const found = await api.productSuggestion({ query: { productId: product.id, provider: product.provider } })
    must(String(found?.product.id) === String(product.id), 'it returned another product')
    mustBeValidPrice(found?.price ?? null)
  })
  await check('productAdditionalData', 'accepts an offered product', async () => {
    await api.productAdditionalData({ query: { productId: (await someService(api)).product.id } })
  })
  await check('setProductParameterChoice', 'refuses a choice that is not offered', async () => {
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
  await check('extraOrderItems', 'lists items with valid prices', async () => {
    for (const { price } of await api.extraOrderItems()) mustBeValidPrice(price)
  })
  await check('setExtraOrderItems', 'selects an item, and clears the selection', async () => {
    const [first] = await api.extraOrderItems()
    await api.setExtraOrderItems({ body: first ? [{ id: first.id }] : [] })
    await api.setExtraOrderItems({ body: [] })
  })
  await check('removeServices', 'removes all services from the order', async () => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
    await api.removeServices()
    must((await api.getBooking()).order_items.length === 0, 'the order still has rows')
  })
}
