/** «Time»: mechanics and their shifts. */
import { given, must } from '../findings'
import { withWorkplace, type Api } from '../steps'
import type { World } from '../world'

export async function checkResources(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withWorkplace(world)
  await chooseWorkplaceWithResources(api)
  const people = async () => given((await api.customerSelectableResources())[0], 'selectable resource')
  await check('customerSelectableResources', 'lists each resource once', async () => {
    const ids = (await api.customerSelectableResources()).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'a resource is listed twice')
  })
  await check('selectResources', 'accepts a resource and an empty list', async () => {
    const [first] = await api.customerSelectableResources()
    await api.selectResources({ body: first ? [first.id] : [] })
    await api.selectResources({ body: [] })
  })
  await check('resourceForCustomer', 'returns null for an unknown phone number', async () => {
    must(
      (await api.resourceForCustomer({ query: { phoneNumber: '+358 50 000 0000' } })) === null,
      'it returned a resource',
    )
  })
  await check('resourceAbsences', 'each absence starts before it ends', async () => {
    const absences = await api.resourceAbsences({ query: { resourceId: (await people()).id } })
    must(
      absences.every(({ start, end }) => start < end),
      'an absence ends before it starts',
    )
  })
  await check('resourceWorkshift', 'returns start|end or an empty text', async () => {
    const shift = await api.resourceWorkshift({ query: { day: firstDay, resourceId: (await people()).id } })
    must(shift === '' || /^[\dT:-]+\|[\dT:-]+$/.test(shift), `it is '${shift}'`)
  })
}

/** Selects the first workshop with selectable mechanics, otherwise the last one listed. */
async function chooseWorkplaceWithResources(api: Api): Promise<void> {
  for (const { id } of await api.compatibleOrganizations({ query: {} })) {
    await api.setActiveOrganization({ query: { organizationId: id } })
    if ((await api.customerSelectableResources()).length > 0) return
  }
}
