/** «Services and cart»: the order, and what the visitor says of it and of themselves. */
import { given, must } from './findings'
import { mustBeSound } from './prices'
import { cartItem, CUSTOMER, someService, type Api } from './steps'
import type { World } from './world'

export async function checkCart({ check }: World, api: Api): Promise<void> {
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
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
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

export async function checkWords({ check }: World, api: Api): Promise<void> {
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
