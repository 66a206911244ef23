/** «Organizations»: the list of workshops, and the selected one. */
import type { Organization } from '#shared/api/nouns/organizations'
import { given, must } from '../findings'
import { INSTALLATION, withService, withVehicle, type Api } from '../steps'
import type { World } from '../world'
import type { Identifier } from '#shared/api/nouns/lenient'

export async function checkOrganizations(world: World): Promise<void> {
  const { check } = world
  const { api } = await withVehicle(world)
  await check('compatibleOrganizations', 'lists each workshop once, with a name', async () => {
    mustBeWorkshops(await api.compatibleOrganizations({ query: {} }))
  })
  await check('tireChangeOrganizations', 'lists each workshop once, with a name', async () => {
    mustBeWorkshops(await api.tireChangeOrganizations({ query: {} }))
  })
  await check('allOrganizations', 'lists each workshop once, with a name', async () => {
    const found = await api.allOrganizations({ query: {} })
    must(found.length > 0, 'the list is empty')
    mustBeWorkshops(found)
  })
  await check('nextFreeTimes', 'returns only requested workshops', async () => {
    const asked = (await api.compatibleOrganizations({ query: {} })).slice(0, 3).map(({ id }) => id)
    const returned = await api.nextFreeTimes({ query: { organizationIds: asked.join(',') } })
    must(
      returned.every(({ organizationId }) => asked.includes(organizationId)),
      'it returned another workshop',
    )
    for (const { firstFreeTime } of returned)
      must(
        firstFreeTime === null || /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(firstFreeTime),
        `'${firstFreeTime}' is not a date`,
      )
  })
  await check('setActiveOrganization', 'the booking has the selected workshop', async () => {
    const [first] = await api.compatibleOrganizations({ query: {} })
    const { id } = given(first, 'workshop')
    await api.setActiveOrganization({ query: { organizationId: id } })
    must((await api.getBooking()).organization?.id === id, 'the booking has another workshop or none')
  })
  await checkLookups(world, api)
  await checkTransfer(world)
  await check('activeOrganizationInfoText', 'returns the info text of the selected workshop', async () => {
    await api.activeOrganizationInfoText()
  })
}

async function checkLookups({ facts, check, stranger }: World, api: Api): Promise<void> {
  const here = { latitude: 60.17, longitude: 24.94 }
  await check('findOrganizations', 'lists at most the requested number, nearest first', async () => {
    const found = await api.findOrganizations({ query: { ...here, numberOfResults: 3 } })
    must(found.length <= 3, `it lists ${found.length}`)
    const distances = found.flatMap(({ distance }) => (distance === null ? [] : [distance]))
    must(distances.toSorted((one, other) => one - other).join() === distances.join(), 'the distances are not ascending')
  })
  await check('damageInspectionOrganizations', 'lists at most the requested number', async () => {
    const query = { numberOfResults: 2, hasLocation: false }
    must((await api.damageInspectionOrganizations({ query })).length <= 2, 'it lists more')
  })
  await check('organizationsBySite', 'returns no workshops for an unknown site', async () => {
    must((await api.organizationsBySite({ query: { site: 'no-such-site' } })).length === 0, 'it returned some')
  })
  await check('organizationsByOfficeNumber', 'returns no workshops for an unknown number', async () => {
    const query = { officenbr: 'no-such-office', installationType: INSTALLATION, processType: 'MAINTENANCE' } as const
    must((await api.organizationsByOfficeNumber({ query })).length === 0, 'it returned some')
  })
  const ofFact = { organizationIds: [facts.organizationId] }
  await check('organizationInfoTexts', 'returns only the requested workshop', async () => {
    mustBeOf(facts.organizationId, await api.organizationInfoTexts({ body: ofFact }))
  })
  await check('organizationInfoTextsNoSession', 'needs no session', async () => {
    mustBeOf(facts.organizationId, await stranger().api.organizationInfoTextsNoSession({ body: ofFact }))
  })
}

async function checkTransfer(world: World): Promise<void> {
  const { check } = world
  const { api } = await withService(world)
  await check('transferOrganization', 'transfers the booking with its cart, or leaves it unchanged', async () => {
    const before = await api.getBooking()
    const listed = await api.compatibleOrganizations({ query: {} })
    const { id } = given(
      listed.find((one) => one.id !== before.organization?.id),
      'other workshop',
    )
    const { responseCode } = await api.transferOrganization({ query: { newTargetOrganizationId: id } })
    const after = await api.getBooking()
    const isMoved = responseCode === 'SUCCESS'
    must(
      (after.organization?.id === id) === isMoved,
      `the response code is ${responseCode}, but the booking’s workshop contradicts it`,
    )
    must(after.order_items.length === before.order_items.length, 'the cart has changed')
  })
}

function mustBeOf(id: Identifier, texts: readonly { organizationId: Identifier | null }[]): void {
  must(
    texts.every(({ organizationId }) => organizationId === null || String(organizationId) === String(id)),
    'it returned another workshop',
  )
}

function mustBeWorkshops(found: readonly Organization[]): void {
  given(found[0], 'workshop')
  must(new Set(found.map(({ id }) => id)).size === found.length, 'a workshop is listed twice')
  must(
    found.every(({ name }) => name.trim() !== ''),
    'a workshop has no name',
  )
}
