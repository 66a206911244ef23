/** «Services and cart»: tires and their change. */
import { refusedWith } from './errors'
import { given, must } from './findings'
import { mustBeSound } from './prices'
import { cartItem, withWorkplace } from './steps'
import type { World } from './world'

export async function checkTires(world: World): Promise<void> {
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
    given((await api.tireChangeProducts()).tireChangePersonalCarProduct, 'tire change product')
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
