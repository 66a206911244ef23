/** «Other»: calls without a screen. */
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { refusedWith, ifSold } from '../errors'
import { given, must } from '../findings'
import { withService, withWorkplace, type Api } from '../steps'
import type { World } from '../world'

export async function checkOther(world: World): Promise<void> {
  const { api } = await withService(world)
  await checkVehicle(world, api)
  await checkChoices(world, api)
  await checkListings(world)
}

async function checkVehicle({ check }: World, api: Api): Promise<void> {
  await check('toyotaRecalls', 'each recall has a code', async () => {
    must(
      (await api.toyotaRecalls()).every(({ code }) => code !== ''),
      'a recall has no code',
    )
  })
  await check('serviceTargetExecutionCycles', 'each cycle has a target', async () => {
    must(
      (await api.serviceTargetExecutionCycles()).every(({ target }) => target !== ''),
      'a cycle has no target',
    )
  })
  await check('makeBrandDealerCheck', 'returns a boolean', async () => void (await api.makeBrandDealerCheck()))
  await check('laakkonenLifts', 'lists each lift once', async () => {
    const ids = (await api.laakkonenLifts({ query: { make: 'Toyota' } })).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'an item is listed twice')
  })
  await check('leasingCompanies', 'lists each company once', async () => {
    const ids = (await api.leasingCompanies()).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'an item is listed twice')
  })
  await check('leasingContracts', 'lists contracts of the requested company only', async () => {
    const { id } = given((await api.leasingCompanies())[0], 'leasing company')
    const contracts = await api.leasingContracts({ query: { companyId: id } })
    must(
      contracts.every(({ companyId }) => companyId === null || String(companyId) === String(id)),
      'a contract belongs to another company',
    )
  })
}

async function checkChoices({ check }: World, api: Api): Promise<void> {
  await check('publishStage', 'accepts any stage', async () => {
    await api.publishStage({ query: { stageCode: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
  await check('setTaxi', 'can be switched on and off', async () => {
    for (const taxi of [true, false]) await api.setTaxi({ query: { taxi } })
  })
  await check('repairTargetTree', 'each parent is in the tree', async () => {
    const tree = await api.repairTargetTree()
    const ids = new Set(tree.map(({ id }) => String(id)))
    must(
      tree.every(({ parentId }) => parentId === null || ids.has(String(parentId))),
      'a parent is missing',
    )
  })
  await check('toggleRepairTarget', 'selects a target in the tree, and deselects it', async () => {
    const { id } = given((await api.repairTargetTree()).at(-1), 'repair target')
    for (const value of [true, false]) {
      await api.toggleRepairTarget({ params: { id }, body: { value } })
      const found = (await api.repairTargetTree()).find((one) => String(one.id) === String(id))
      must(found?.selected === value, `it is ${value ? 'not selected' : 'still selected'}`)
    }
  })
  await check('biilaTimes', 'returns wall-clock times', async () => {
    const { pickupTimes, returnTimes } = await api.biilaTimes()
    must(
      [...pickupTimes, ...returnTimes].every((time) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time)),
      'a time is not a wall-clock time',
    )
  })
  const past = { body: { wantedDate: '2001-01-01T09:00:00' } }
  await check('setBiilaPickupTime', 'refuses a time that is not offered', async () => {
    await refusedWith(api.setBiilaPickupTime(past), 400, 404, 409)
  })
  await check('setBiilaReturnTime', 'refuses a time that is not offered', async () => {
    await refusedWith(api.setBiilaReturnTime(past), 400, 404, 409)
  })
}

async function checkListings(world: World): Promise<void> {
  const { check } = world
  const { api } = await withWorkplace(world)
  await check('windshieldProducts', 'lists each product once', async () =>
    mustBeProducts(await api.windshieldProducts()),
  )
  await check('compatibleWindshieldWipers', 'lists each product once', async () => {
    mustBeProducts(await api.compatibleWindshieldWipers())
  })
  await check('ssmServices', 'lists each product once', async () => mustBeProducts(await api.ssmServices()))
  await check('addAutomaticallyAddedProducts', 'a repeated call adds no rows', async () => {
    const { api: buyer } = await withService(world)
    await buyer.addAutomaticallyAddedProducts()
    const first = (await buyer.getBooking()).order_items.length
    must(first > 0, 'the service is no longer in the cart')
    await buyer.addAutomaticallyAddedProducts()
    must((await buyer.getBooking()).order_items.length === first, 'the order has more rows')
  })
  await check('addDamageInspection', 'adds the inspection to the order', async () => {
    const { product } = await ifSold(api.addDamageInspection(), 'damage inspection')
    const rows = (await api.getBooking()).order_items
    must(
      rows.some((row) => String(row.product.id) === String(product.id)),
      'it is not in the order',
    )
  })
  await check('sendWindshieldOfferRequest', 'refuses a request without a vehicle and a product', async () => {
    const { api: fresh } = await world.newVisitor()
    await refusedWith(fresh.sendWindshieldOfferRequest(), 400, 409)
  })
}

function mustBeProducts(listings: readonly ProductSuggestion[]): void {
  const ids = listings.map(({ product }) => `${product.provider} ${product.id}`)
  must(new Set(ids).size === ids.length, 'an item is listed twice')
}
