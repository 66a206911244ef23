/** «Services and cart»: what is offered, and what comes of choosing it. */
import type { Price } from '#shared/api/nouns/entities'
import { refusedWith } from './errors'
import { given, must } from './findings'
import { cartItem, CUSTOMER, someService, withWorkplace, type Api } from './steps'
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

async function checkCart({ check }: World, api: Api): Promise<void> {
  const rows = async () => (await api.getBooking()).order_items
  await check('addProductsToCart', 'a product is in the order once, however often it is added', async () => {
    const item = cartItem(await someService(api))
    for (let time = 0; time < 2; time++) await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [item] })
    const found = (await rows()).filter(({ product }) => String(product.id) === String(item.productId))
    must(found.length === 1, `it is in the order ${found.length} times`)
  })
  await check('getBooking', 'the total is the sum of the rows, in euros with at most two decimals', async () => {
    const { order_items, price } = await api.getBooking()
    const known = order_items.flatMap((row) => (row.price?.active_price == null ? [] : [row.price.active_price]))
    const total = given(price?.active_price, 'total price')
    const sum = known.reduce((all, one) => all + Math.round(one * 100), 0)
    must(Math.round(total * 100) === sum, `the rows make ${sum / 100}, the total is ${total}`)
    mustBeSound(price)
  })
  await check('orderItemsByStage', 'lists the rows of the stage they were added in', async () => {
    const staged = await api.orderItemsByStage({ query: { stage: 'DEFAULT' } })
    must(staged.length > 0, 'what was added for DEFAULT is not there')
  })
  await check('removeProductsFromCart', 'a product that is taken away is gone, and so is its price', async () => {
    const item = cartItem(await someService(api))
    await api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: [item] })
    must(!(await rows()).some(({ product }) => String(product.id) === String(item.productId)), 'it is still there')
  })
  await check('emptyCart', 'nothing is left in the order', async () => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
    await api.emptyCart()
    must((await rows()).length === 0, 'there are rows left')
  })
  await check('saveCampaignCode', 'an unknown code answers with something falsy', async () => {
    const isValid = await api.saveCampaignCode({ body: { value: 'TUNTEMATON-KOODI-0' } })
    must(!isValid, 'it was taken as valid')
  })
}

async function checkWords({ check }: World, api: Api): Promise<void> {
  await check('saveNotes', 'the booking has them as they were sent', async () => {
    const value = 'Ääkköset, «lainaus» & <b>merkit</b>\ntoinen rivi'
    await api.saveNotes({ body: { value } })
    must((await api.getBooking()).notes === value, 'the booking has other ones')
  })
  await check('saveSymptoms', 'the last list is the booking’s, in its order', async () => {
    await api.saveSymptoms({ body: [{ id: null, description: 'Vanha' }] })
    const wanted = ['Jarrut vinkuvat', 'Moottorin vikavalo']
    await api.saveSymptoms({ body: wanted.map((description) => ({ id: null, description })) })
    const found = (await api.getBooking()).symptoms.map(({ description }) => description)
    must(found.join() === wanted.join(), `the booking has '${found.join()}'`)
  })
  await check('saveCustomer', 'the booking has the customer as sent', async () => {
    await api.saveCustomer({ body: CUSTOMER })
    const { customer } = await api.getBooking()
    must(
      customer?.first_name === CUSTOMER.first_name && customer.email === CUSTOMER.email,
      'the booking has another one',
    )
  })
  await check('setProductParameter', 'is read back by its code', async () => {
    const query = { code: 'customerWaitingMorning', value: 'true' }
    await api.setProductParameter({ query })
    const found = await api.productParameter({ query: { code: query.code } })
    must(found?.selectedValue === query.value, 'it has another value')
  })
  await check('productParameter', 'one that was never set is no error', async () => {
    const found = await api.productParameter({ query: { code: 'neverSetByAnybody' } })
    must(!found?.selectedValue, 'it has a value')
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
    must(String(found.product.id) === String(product.id), 'it is another one')
    mustBeSound(found.price)
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

async function checkTires(world: World): Promise<void> {
  const { api } = await withWorkplace(world, 'TIRE_CHANGE')
  const { check } = world
  await check('tireSizes', 'names sizes, smallest first', async () => {
    for (const sizes of Object.values(await api.tireSizes()))
      must(sizes.toSorted((one, other) => one - other).join() === sizes.join(), 'they are not in order')
  })
  await check('searchTires', 'finds tires of the size that was asked for', async () => {
    const width = given((await api.tireSizes()).widths[0], 'tire size')
    for (const { price, suggested_tire } of await api.searchTires({ query: { width } })) {
      mustBeSound(price)
      must(suggested_tire === null || suggested_tire.width === width, 'one has another width')
    }
  })
  await check('tirePackage', 'an unknown code is refused', async () => {
    await refusedWith(api.tirePackage({ params: { code: 'NO SUCH CODE' } }), 400, 404)
  })
  await check('tireHotelProduct', 'has a sound price', async () => {
    mustBeSound((await api.tireHotelProduct({ body: { tiresInHotel: true } }))?.price ?? null)
  })
  await check('tirePickUpProduct', 'has a sound price', async () => {
    mustBeSound((await api.tirePickUpProduct())?.price ?? null)
  })
  await check('addTireChange', 'the order has a row for it', async () => {
    await api.addTireChange()
    must((await api.getBooking()).order_items.length > 0, 'it has none')
    await api.emptyCart()
  })
  await check('tireChangeProducts', 'a tire change for passenger cars is offered, and can be chosen', async () => {
    const change = given((await api.tireChangeProducts()).tireChangePersonalCarProduct, 'tire change product')
    mustBeSound(change.price)
    await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(change)] })
    const rows = (await api.getBooking()).order_items
    must(
      rows.some(({ product }) => String(product.id) === String(change.product.id)),
      'it is not in the order',
    )
  })
}

const isMoney = (euros: number | null): boolean =>
  euros === null || (euros >= 0 && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6)

function mustBeSound(price: Price | null): void {
  if (price === null) return
  must(isMoney(price.active_price) && isMoney(price.normal_price), 'a price is negative or has fractions of a cent')
  must(
    price.undefined || price.active_price !== null || price.normal_price !== null,
    'a price is neither known nor marked as undefined',
  )
}
