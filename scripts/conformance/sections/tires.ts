/** «Services and cart»: tires and tire changes. */
import { refusedWith } from '../errors'
import { given, must } from '../findings'
import { mustBeValidPrice } from './prices'
import { cartItem, withWorkplace } from '../steps'
import type { World } from '../world'

export async function checkTires(world: World): Promise<void> {
  const { api } = await withWorkplace(world, 'TIRE_CHANGE')
  const { check } = world
  await check('tireSizes', 'lists sizes in ascending order', async () => {
    for (const sizes of Object.values(await api.tireSizes()))
      must(sizes.toSorted((one, other) => one - other).join() === sizes.join(), 'they are not ascending')
  })
  await check('searchTires', 'finds only tires of the requested size', async () => {
    const width = given((await api.tireSizes()).widths[0], 'tire size')
    for (const { price, suggested_tire } of await api.searchTires({ query: { width } })) {
      mustBeValidPrice(price)
      must(suggested_tire === null || suggested_tire.width === width, 'a tire has another width')
    }
  })
  await check('tirePackage', 'refuses an unknown code', async () => {
    await refusedWith(api.tirePackage({ params: { code: 'NO SUCH CODE' } }), 400, 404)
  })
  await check('tireHotelProduct', 'has a valid price', async () => {
    mustBeValidPrice((await api.tireHotelProduct({ body: { tiresInHotel: true } }))?.price ?? null)
  })
  await check('tirePickUpProduct', 'has a valid price', async () => {
    mustBeValidPrice((await api.tirePickUpProduct())?.price ?? null)
  })
  await check('addTireChange', 'adds a row to the order', async () => {
    given((await api.tireChangeProducts()).tireChangePersonalCarProduct, 'tire change product')
    await api.addTireChange()
    must((await api.getBooking()).order_items.length > 0, 'the order has no rows')
    await api.emptyCart()
  })
  await check(
    'tireChangeProducts',
    'offers a tire change for passenger cars that can be added to the order',
    async () => {
      const change = given((await api.tireChangeProducts()).tireChangePersonalCarProduct, 'tire change product')
      mustBeValidPrice(change.price)
      await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(change)] })
      const rows = (await api.getBooking()).order_items
      must(
        rows.some(({ product }) => String(product.id) === String(change.product.id)),
        'it is not in the order',
      )
    },
  )
}
