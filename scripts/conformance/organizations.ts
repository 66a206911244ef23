/** «Organizations»: which workshops there are, and the one that was chosen. */
import type { Organization } from '#shared/api/nouns/entities'
import { given, must } from './findings'
import { INSTALLATION, withService, withVehicle, type Api } from './steps'
import type { World } from './world'

export async function checkOrganizations(world: World): Promise<void> {
  const { check } = world
  const { api } = await withVehicle(world)
  await check('compatibleOrganizations', 'lists workshops with a name, each once', async () => {
    mustBeWorkshops(await api.compatibleOrganizations({ query: {} }))
  })
  await check('tireChangeOrganizations', 'lists workshops with a name, each once', async () => {
    mustBeWorkshops(await api.tireChangeOrganizations({ query: {} }))
  })
  await check('allOrganizations', 'lists workshops with a name, each once', async () => {
    const found = await api.allOrganizations({ query: {} })
    must(found.length > 0, 'the list is empty')
    mustBeWorkshops(found)
  })
  await check('nextFreeTimes', 'tells of workshops that were asked for, and of no other', async () => {
    const asked = (await api.compatibleOrganizations({ query: {} })).slice(0, 3).map(({ id }) => id)
    const told = await api.nextFreeTimes({ query: { organizationIds: asked.join(',') } })
    must(
      told.every(({ organizationId }) => asked.includes(organizationId)),
      'another one is told of',
    )
    for (const { firstFreeTime } of told)
      must(firstFreeTime === null || /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(firstFreeTime), `'${firstFreeTime}' is no date`)
  })
  await check('setActiveOrganization', 'the chosen workshop is the booking’s', async () => {
    const [first] = await api.compatibleOrganizations({ query: {} })
    const { id } = given(first, 'workshop')
    await api.setActiveOrganization({ query: { organizationId: id } })
    must((await api.getBooking()).organization?.id === id, 'the booking has another one, or none')
  })
  await checkPlaces(world, api)
  await checkTransfer(world)
  await check('activeOrganizationInfoText', 'says what the chosen workshop wants said', async () => {
    await api.activeOrganizationInfoText()
  })
}

async function checkPlaces({ facts, check, stranger }: World, api: Api): Promise<void> {
  const here = { latitude: 60.17, longitude: 24.94 }
  await check('findOrganizations', 'lists no more than asked for, nearest first', async () => {
    const found = await api.findOrganizations({ query: { ...here, numberOfResults: 3 } })
    must(found.length <= 3, `there are ${found.length}`)
    const distances = found.flatMap(({ distance }) => (distance === null ? [] : [distance]))
    must(distances.toSorted((one, other) => one - other).join() === distances.join(), 'a nearer one comes later')
  })
  await check('damageInspectionOrganizations', 'lists no more than asked for', async () => {
    const query = { numberOfResults: 2, hasLocation: false }
    must((await api.damageInspectionOrganizations({ query })).length <= 2, 'there are more')
  })
  await check('organizationsBySite', 'an unknown site has none', async () => {
    must((await api.organizationsBySite({ query: { site: 'no-such-site' } })).length === 0, 'it has some')
  })
  await check('organizationsByOfficeNumber', 'an unknown number has none', async () => {
    const query = { officenbr: 'no-such-office', installationType: INSTALLATION, processType: 'MAINTENANCE' } as const
    must((await api.organizationsByOfficeNumber({ query })).length === 0, 'it has some')
  })
  const ofFact = { organizationIds: [facts.organizationId] }
  await check('organizationInfoTexts', 'tells of no other workshop than asked for', async () => {
    mustBeOf(facts.organizationId, await api.organizationInfoTexts({ body: ofFact }))
  })
  await check('organizationInfoTextsNoSession', 'answers who has no session too', async () => {
    mustBeOf(facts.organizationId, await stranger().api.organizationInfoTextsNoSession({ body: ofFact }))
  })
}

async function checkTransfer(world: World): Promise<void> {
  const { check } = world
  const { api } = await withService(world)
  await check('transferOrganization', 'the booking moves with what is in its cart, or stays as it was', async () => {
    const before = await api.getBooking()
    const listed = await api.compatibleOrganizations({ query: {} })
    const { id } = given(
      listed.find((one) => one.id !== before.organization?.id),
      'other workshop',
    )
    const { responseCode } = await api.transferOrganization({ query: { newTargetOrganizationId: id } })
    const after = await api.getBooking()
    const isMoved = responseCode === 'SUCCESS'
    must((after.organization?.id === id) === isMoved, `it said ${responseCode}, the booking says otherwise`)
    must(after.order_items.length === before.order_items.length, 'the cart has changed')
  })
}

function mustBeOf(id: number, texts: readonly { organizationId: number | null }[]): void {
  must(
    texts.every(({ organizationId }) => organizationId === null || organizationId === id),
    'another one is told of',
  )
}

function mustBeWorkshops(found: readonly Organization[]): void {
  given(found[0], 'workshop')
  must(new Set(found.map(({ id }) => id)).size === found.length, 'one comes twice')
  must(
    found.every(({ name }) => name.trim() !== ''),
    'one has no name',
  )
}
