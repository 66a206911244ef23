/** Brings a visitor to the state that a check needs, by the calls that the screens make. */
import { addDays, dateOf } from '#shared/date/wall-clock'
import { exampleCustomer } from '#shared/api/nouns/example-customer'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { Visitor } from '../tools/visitor'
import { given, must } from './findings'
import type { Facts, World } from './world'

export type Api = Visitor['api']

export const INSTALLATION = 'BASSADONE_PUBLIC'

/** Number of days requested in one call. */
const PERIOD_DAYS = 31

/** What the first steps need. */
export type Start = Pick<World, 'newVisitor'> & { readonly facts: Pick<Facts, 'plate'> }

/** Creates a visitor whose vehicle is found. */
export async function withVehicle({ facts, newVisitor }: Start, process?: ProcessType): Promise<Visitor> {
  const visitor = await newVisitor(process)
  await visitor.api.searchVehicle({ body: { registerNumber: facts.plate, kilometers: 84_500 } })
  return visitor
}

/** Creates a visitor who has selected the workshop with the first free time. Resolves to that day as `firstDay`. */
export async function withWorkplace(world: Start, process?: ProcessType): Promise<Visitor & { firstDay: string }> {
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

/** Converts a product to a cart item. */
export const cartItem = ({ product, calculatorId }: ProductSuggestion) => ({
  productId: product.id,
  provider: product.provider,
  amount: 1,
  ...(calculatorId !== null && { calculatorId }),
})

/** Returns a listed service to put in the cart: the first one with a known price, otherwise the first one. */
export async function someService(api: Api): Promise<ProductSuggestion> {
  const listed = await api.services({ query: {} })
  return given(listed.find(({ price }) => typeof price?.active_price === 'number') ?? listed[0], 'service')
}

/** Creates a visitor with a service in the cart. */
export async function withService(world: World): Promise<Visitor & { firstDay: string }> {
  const visitor = await withWorkplace(world)
  const service = await someService(visitor.api)
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(service)] })
  return visitor
}

/** Returns the free days from the first one on. */
export const freeFrom = (api: Api, firstDay: string) =>
  api.freeTimes({ query: { start: firstDay, end: addDays(firstDay, PERIOD_DAYS - 1) } })

/** Reserves the last free time, or the first day if only whole days are free. Resolves to the reserved period. */
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
      // Servers differ in the limits of shifts, so both are tried.
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
  must(evening.responseCode === 'SUCCESS', `the response to reserving a free time was ${responseCode}`)
  return { start, end }
}

/** Slots may contain the time of day only. */
const onDay = (date: string, time: string): string => (time.includes('T') ? time : `${date}T${time}`)

export const CUSTOMER = {
  ...exampleCustomer,
  first_name: 'Vaatimustenmukaisuus',
  last_name: 'Koe',
  address: '',
  post_code: '',
  post_office: '',
  email: 'koe@esimerkki.fi',
  customer_type: '',
}

/** Creates a visitor who only has to save the booking. */
export async function withEverything(world: World): Promise<Visitor & { start: string; firstDay: string }> {
  const visitor = await withService(world)
  const { start } = await reserve(visitor.api, visitor.firstDay)
  await visitor.api.saveCustomer({ body: CUSTOMER })
  return { ...visitor, start }
}
