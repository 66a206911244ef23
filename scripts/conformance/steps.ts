/** What a visitor has done before a promise can be tried, by the calls that the screens make for it. */
import { addDays, dateOf } from '#shared/date/wall-clock'
import { customer } from '#shared/api/nouns/example-customer'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { Visitor } from '../tools/visitor'
import { given, must } from './findings'
import type { World } from './world'

export type Api = Visitor['api']

export const INSTALLATION = 'BASSADONE_PUBLIC'

/** How far ahead one call asks. */
const PERIOD_DAYS = 31

/** A visitor whose vehicle has been found. */
export async function withVehicle({ facts, visit }: World, process?: ProcessType): Promise<Visitor> {
  const visitor = await visit(process)
  await visitor.api.searchVehicle({ body: { registerNumber: facts.plate, kilometers: 84_500 } })
  return visitor
}

/** One who has chosen the workshop with the first free time, and the day of it. */
export async function withWorkplace(world: World, process?: ProcessType): Promise<Visitor & { firstDay: string }> {
  const visitor = await withVehicle(world, process)
  const { api } = visitor
  const organizations =
    process === 'TIRE_CHANGE'
      ? await api.tireChangeOrganizations({ query: {} })
      : await api.compatibleOrganizations({ query: {} })
  const organizationIds = organizations.map(({ id }) => id).join(',')
  const times = await api.nextFreeTimes({ query: { organizationIds } })
  const [first] = times
    .flatMap(({ organizationId, firstFreeTime }) => (firstFreeTime ? [{ organizationId, firstFreeTime }] : []))
    .sort((one, other) => (one.firstFreeTime < other.firstFreeTime ? -1 : 1))
  const { organizationId, firstFreeTime } = given(first, 'workshop with a free time')
  await api.setActiveOrganization({ query: { organizationId } })
  return { ...visitor, firstDay: dateOf(firstFreeTime) }
}

/** A product as it is put in the cart. */
export const cartItem = ({ product, calculatorId }: ProductSuggestion) => ({
  productId: product.id,
  provider: product.provider,
  amount: 1,
  ...(calculatorId !== null && { calculatorId }),
})

/** The cheapest way to have something in the cart: the first service that is on offer, with a known price if there is one. */
export async function someService(api: Api): Promise<ProductSuggestion> {
  const offered = await api.services({ query: {} })
  return given(offered.find(({ price }) => typeof price?.active_price === 'number') ?? offered[0], 'service')
}

/** One who has a service in the cart. */
export async function withService(world: World): Promise<Visitor & { firstDay: string }> {
  const visitor = await withWorkplace(world)
  const service = await someService(visitor.api)
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(service)] })
  return visitor
}

/** The free days from the first one on. */
export const freeFrom = (api: Api, firstDay: string) =>
  api.freeTimes({ query: { start: firstDay, end: addDays(firstDay, PERIOD_DAYS - 1) } })

/** Reserves the last of the free hours, or a day where only days are free; what was reserved. */
export async function reserve(api: Api, firstDay: string): Promise<{ start: string; end: string }> {
  const free = await freeFrom(api, firstDay)
  const slots = free.flatMap(({ date, calendarSlots }) =>
    calendarSlots.map(({ startTime, endTime }) => ({ start: onDay(date, startTime), end: onDay(date, endTime) })),
  )
  const [day] = free
  const time = slots.at(-1) ?? (day && { start: `${day.date}T00:00:00`, end: `${day.date}T23:59:59` })
  const { start, end } = given(time, 'free time')
  const { responseCode } = await api.reserveTime({
    query: {
      reservation: `${start}|${end}`,
      timeSelectionType: 'USE_ORGANIZATION_SETTING',
      // Servers differ in what a shift is; the first that holds is good enough here.
      workshiftPosition: 'MORNING',
    },
  })
  if (responseCode === 'SUCCESS') return { start, end }
  const evening = await api.reserveTime({
    query: {
      reservation: `${start}|${end}`,
      timeSelectionType: 'USE_ORGANIZATION_SETTING',
      workshiftPosition: 'EVENING',
    },
  })
  must(evening.responseCode === 'SUCCESS', `a free time was answered with ${responseCode}`)
  return { start, end }
}

/** Slots may say the time of day alone. */
const onDay = (date: string, time: string): string => (time.includes('T') ? time : `${date}T${time}`)

export const CUSTOMER = customer({
  first_name: 'Vaatimustenmukaisuus',
  last_name: 'Koe',
  address: '',
  post_code: '',
  post_office: '',
  email: 'koe@esimerkki.fi',
  customer_type: '',
})

/** One who has filled in everything and only has to send. */
export async function withEverything(world: World): Promise<Visitor & { start: string; firstDay: string }> {
  const visitor = await withService(world)
  const { start } = await reserve(visitor.api, visitor.firstDay)
  await visitor.api.saveCustomer({ body: CUSTOMER })
  return { ...visitor, start }
}
