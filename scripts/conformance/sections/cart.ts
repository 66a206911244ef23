/** «Services and cart»: the cart, and the visitor's notes, symptoms and customer details. */
import { given, must } from '../findings'
import { mustBeValidPrice } from './prices'
import { cartItem, CUSTOMER, someService, type Api } from '../steps'
import type { World } from '../world'

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
    mustBeValidPrice(price)
  })
  await check('orderItemsByStage', 'lists the rows that were added in the stage', async () => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
    const staged = await api.orderItemsByStage({ query: { stage: 'DEFAULT' } })
    must(staged.length > 0, 'rows added in DEFAULT are missing')
  })
  await check('removeProductsFromCart', 'removes the product from the order', async () => {
    const item = cartItem(await someService(api))
    await api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: [item] })
    must(
      !(await rows()).some(({ product }) => String(product.id) === String(item.productId)),
      'it is still in the order',
    )
  })
  await check('emptyCart', 'removes all rows of the order', async () => {
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await someService(api))] })
    await api.emptyCart()
    must((await rows()).length === 0, 'the order still has rows')
  })
  await check('saveCampaignCode', 'returns a falsy value for an unknown code', async () => {
    const isValid = await api.saveCampaignCode({ body: { value: 'TUNTEMATON-KOODI-0' } })
    must(!isValid, 'it was accepted')
  })
  if ((await api.settings()).extensions?.includes('removeCampaignCode'))
    await check('saveCampaignCode', 'extension removeCampaignCode: removes the code for null', async () => {
      await api.saveCampaignCode({ body: { value: null } })
      must(!(await api.getBooking()).discounts.some(({ isPublic }) => !isPublic), 'the booking still has a code')
    })
}

export async function checkVisitorTexts({ check }: World, api: Api): Promise<void> {
  await check('saveNotes', 'the booking has the notes unchanged', async () => {
    const value = 'Ääkköset, «lainaus» & <b>merkit</b>\ntoinen rivi'
    await api.saveNotes({ body: { value } })
    must((await api.getBooking()).notes === value, 'the booking has different notes')
  })
  await check('saveSymptoms', 'the booking has the last list, in order', async () => {
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
      'the booking has another customer',
    )
  })
  await check('setProductParameter', 'the value is returned for its code', async () => {
    const query = { code: 'customerWaitingMorning', value: 'true' }
    await api.setProductParameter({ query })
    const found = await api.productParameter({ query: { code: query.code } })
    must(found?.selectedValue === query.value, 'the value differs')
  })
  await check('productParameter', 'returns no value and no error for an unset parameter', async () => {
    const found = await api.productParameter({ query: { code: 'neverSetByAnybody' } })
    must(!found?.selectedValue, 'it has a value')
  })
}
