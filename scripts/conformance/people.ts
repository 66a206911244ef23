/** «Time»: who works on the car. */
import { given, must } from './findings'
import { withWorkplace, type Api } from './steps'
import type { World } from './world'

export async function checkPeople(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withWorkplace(world)
  await chooseWorkplaceWithPeople(api)
  const people = async () => given((await api.customerSelectableResources())[0], 'resource that customers may choose')
  await check('customerSelectableResources', 'lists each once', async () => {
    const ids = (await api.customerSelectableResources()).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'one comes twice')
  })
  await check('selectResources', 'can be chosen, and left to the workshop again', async () => {
    const [first] = await api.customerSelectableResources()
    await api.selectResources({ body: first ? [first.id] : [] })
    await api.selectResources({ body: [] })
  })
  await check('resourceForCustomer', 'an unknown phone number is nobody’s', async () => {
    must((await api.resourceForCustomer({ query: { phoneNumber: '+358 50 000 0000' } })) === null, 'it is somebody’s')
  })
  await check('resourceAbsences', 'start before they end', async () => {
    const absences = await api.resourceAbsences({ query: { resourceId: (await people()).id } })
    must(
      absences.every(({ start, end }) => start < end),
      'one ends before it starts',
    )
  })
  await check('resourceWorkshift', 'is start|end, or empty', async () => {
    const shift = await api.resourceWorkshift({ query: { day: firstDay, resourceId: (await people()).id } })
    must(shift === '' || /^[\dT:-]+\|[\dT:-]+$/.test(shift), `it is '${shift}'`)
  })
}

/** The first workshop that lets customers choose, or else whichever came last. */
async function chooseWorkplaceWithPeople(api: Api): Promise<void> {
  for (const { id } of await api.compatibleOrganizations({ query: {} })) {
    await api.setActiveOrganization({ query: { organizationId: id } })
    if ((await api.customerSelectableResources()).length > 0) return
  }
}
