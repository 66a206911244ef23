/** «Other»: what has no screen of its own. */
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { refusedWith, whereOffered } from './errors'
import { given, must } from './findings'
import { withService, withWorkplace, type Api } from './steps'
import type { World } from './world'

export async function checkOther(world: World): Promise<void> {
  const { api } = await withService(world)
  await checkVehicle(world, api)
  await checkWishes(world, api)
  await checkOffers(world)
}

async function checkVehicle({ check }: World, api: Api): Promise<void> {
  await check('toyotaRecalls', 'have a code', async () => {
    must(
      (await api.toyotaRecalls()).every(({ code }) => code !== ''),
      'one has none',
    )
  })
  await check('serviceTargetExecutionCycles', 'name what is due', async () => {
    must(
      (await api.serviceTargetExecutionCycles()).every(({ target }) => target !== ''),
      'one does not',
    )
  })
  await check('makeBrandDealerCheck', 'says whether it is', async () => void (await api.makeBrandDealerCheck()))
  await check('laakkonenLifts', 'are listed, each once', async () => {
    const ids = (await api.laakkonenLifts({ query: { make: 'Toyota' } })).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'one comes twice')
  })
  await check('leasingCompanies', 'are listed, each once', async () => {
    const ids = (await api.leasingCompanies()).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'one comes twice')
  })
  await check('leasingContracts', 'are those of the company that was asked for', async () => {
    const { id } = given((await api.leasingCompanies())[0], 'leasing company')
    const contracts = await api.leasingContracts({ query: { companyId: id } })
    must(
      contracts.every(({ companyId }) => companyId === null || String(companyId) === String(id)),
      'one is another company’s',
    )
  })
}

async function checkWishes({ check }: World, api: Api): Promise<void> {
  await check('publishStage', 'any stage can be told', async () => {
    await api.publishStage({ query: { stageCode: 'ADDITIONAL_EXTRA_SERVICES' } })
  })
  await check('setTaxi', 'can be said and taken back', async () => {
    for (const taxi of [true, false]) await api.setTaxi({ query: { taxi } })
  })
  await check('repairTargetTree', 'whatever is a part of something is a part of something in the tree', async () => {
    const tree = await api.repairTargetTree()
    const ids = new Set(tree.map(({ id }) => String(id)))
    must(
      tree.every(({ parentId }) => parentId === null || ids.has(String(parentId))),
      'a parent is missing',
    )
  })
  await check('toggleRepairTarget', 'is marked in the tree, and unmarked again', async () => {
    const { id } = given((await api.repairTargetTree()).at(-1), 'repair target')
    for (const value of [true, false]) {
      await api.toggleRepairTarget({ params: { id }, body: { value } })
      const found = (await api.repairTargetTree()).find((one) => String(one.id) === String(id))
      must(found?.selected === value, `it is ${value ? 'not marked' : 'still marked'}`)
    }
  })
  await check('biilaTimes', 'are wall-clock times', async () => {
    const { pickupTimes, returnTimes } = await api.biilaTimes()
    must(
      [...pickupTimes, ...returnTimes].every((time) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time)),
      'one is not',
    )
  })
  const past = { body: { wantedDate: '2001-01-01T09:00:00' } }
  await check('setBiilaPickupTime', 'a time that is not offered is refused', async () => {
    await refusedWith(api.setBiilaPickupTime(past), 400, 404, 409)
  })
  await check('setBiilaReturnTime', 'a time that is not offered is refused', async () => {
    await refusedWith(api.setBiilaReturnTime(past), 400, 404, 409)
  })
}

async function checkOffers(world: World): Promise<void> {
  const { check } = world
  const { api } = await withWorkplace(world)
  await check('windshieldProducts', 'have a product each', async () => mustBeProducts(await api.windshieldProducts()))
  await check('compatibleWindshieldWipers', 'have a product each', async () => {
    mustBeProducts(await api.compatibleWindshieldWipers())
  })
  await check('ssmServices', 'have a product each', async () => mustBeProducts(await api.ssmServices()))
  await check('addAutomaticallyAddedProducts', 'asked twice, nothing comes twice', async () => {
    const { api: buyer } = await withService(world)
    await buyer.addAutomaticallyAddedProducts()
    const first = (await buyer.getBooking()).order_items.length
    must(first > 0, 'the service in the cart is gone')
    await buyer.addAutomaticallyAddedProducts()
    must((await buyer.getBooking()).order_items.length === first, 'there are more rows')
  })
  await check('addDamageInspection', 'is in the order', async () => {
    const { product } = await whereOffered(api.addDamageInspection(), 'damage inspection')
    const rows = (await api.getBooking()).order_items
    must(
      rows.some((row) => String(row.product.id) === String(product.id)),
      'it is not',
    )
  })
  await check('sendWindshieldOfferRequest', 'nothing is asked for where nothing was chosen', async () => {
    const { api: fresh } = await world.visit()
    await refusedWith(fresh.sendWindshieldOfferRequest(), 400, 409)
  })
}

function mustBeProducts(offers: readonly ProductSuggestion[]): void {
  const ids = offers.map(({ product }) => `${product.provider} ${product.id}`)
  must(new Set(ids).size === ids.length, 'one comes twice')
}
