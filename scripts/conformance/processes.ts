/** Makes a booking of each process by the calls that its screens cannot do without. */
import { addDays, dateOf, wallClockAt } from '#shared/date/wall-clock'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { reason } from '../tools/run'
import { causeOf, titleOf } from './blame'
import { given, must, NotTried } from './findings'
import { cartItem, CUSTOMER, INSTALLATION, withVehicle, type Api } from './steps'
import type { World } from './world'

export interface ProcessVerdict {
  /** What the process makes, such as 'a maintenance booking'. */
  readonly what: string
  /** Why it cannot be made, or null. */
  readonly why: string | null
  /** True if a call is in the way, and not only missing data, such as free times. */
  readonly isBroken: boolean
}

/** Tries each process and names the call that stands in its way. */
export async function processVerdicts(world: World): Promise<readonly ProcessVerdict[]> {
  const verdicts: ProcessVerdict[] = []
  for (const [what, make] of PROCESSES) verdicts.push(await verdictOn(what, make(world)))
  return verdicts
}

async function verdictOn(what: string, made: Promise<void>): Promise<ProcessVerdict> {
  try {
    await made
    return { what, why: null, isBroken: false }
  } catch (error) {
    const call = causeOf(error)
    const why = call === undefined ? reason(error) : `${titleOf(call)}: ${reason(error)}`
    return { what, why, isBroken: !(error instanceof NotTried) }
  }
}

const PROCESSES = [
  ['a maintenance booking', bookMaintenance],
  ['a tire change booking', bookTireChange],
  ['a change request', requestChange],
] as const

async function bookMaintenance(world: World): Promise<void> {
  const { api } = await withVehicle(world)
  await chooseFirst(api, await api.compatibleOrganizations({ query: {} }))
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(await anyService(api))] })
  await finish(world, api, async (query) => {
    const morning = await api.freeTimesMorning({ query })
    return morning.length > 0 ? [morning, 'MORNING'] : [await api.freeTimesEvening({ query }), 'EVENING']
  })
}

/** Returns a service of any of the sections. */
async function anyService(api: Api): Promise<ProductSuggestion> {
  const [scheduled] = await api.services({ query: {} })
  if (scheduled) return scheduled
  const [additional] = await api.additionalServices({ query: { categoryId: 3 } })
  if (additional) return additional
  const categories = await api.extraServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } })
  return given(categories.flatMap(({ products }) => products)[0], 'service')
}

async function bookTireChange(world: World): Promise<void> {
  const { api } = await withVehicle(world, 'TIRE_CHANGE')
  await chooseFirst(api, await api.tireChangeOrganizations({ query: {} }))
  const { tireChangePersonalCarProduct: change } = await api.tireChangeProducts()
  if (change) await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(change)] })
  await finish(world, api, async (query) => [await api.freeTimes({ query }), 'MORNING'])
}

async function requestChange({ newVisitor, facts }: World): Promise<void> {
  const { api } = await newVisitor('CANCEL_FORM')
  const [workshop] = await api.allOrganizations({ query: {} })
  const { id } = given(workshop, 'workshop')
  if (!facts.mayBook) return
  const request = { reservedDate: '31.12.2030 00:00', message: 'Koe', name: '', phoneNumber: '', email: '' }
  const body = { ...request, organization: id, registerNumber: facts.plate }
  await api.sendEditRequest({ query: { installationType: INSTALLATION }, body })
}

/** Chooses the workshop with the first free time, or the first one if free times are not told. */
async function chooseFirst(api: Api, workshops: readonly { readonly id: number | string }[]): Promise<void> {
  const times = await api
    .nextFreeTimes({ query: { organizationIds: workshops.map(({ id }) => id).join(',') } })
    .catch(() => [])
  const free = times.find(({ firstFreeTime }) => firstFreeTime !== null)
  const { id } = given(free ? { id: free.organizationId } : workshops[0], 'workshop for the vehicle')
  await api.setActiveOrganization({ query: { organizationId: id } })
}

type Times = (query: { start: string; end: string }) => Promise<readonly [readonly FreeDay[], ShiftPosition]>

async function finish({ facts, newVisitor }: World, api: Api, times: Times): Promise<void> {
  const { organization } = await api.getBooking()
  must(organization !== null, 'the booking has no workshop after it was chosen')
  const { day, shift } = await firstDay(api, organization.id, times)
  const [slot] = day.calendarSlots
  const on = (time: string): string => (time.includes('T') ? time : `${day.date}T${time}`)
  const reservation = slot ? `${on(slot.startTime)}|${on(slot.endTime)}` : `${day.date}T00:00:00|${day.date}T23:59:59`
  const query = { reservation, timeSelectionType: 'USE_ORGANIZATION_SETTING', workshiftPosition: shift } as const
  const { responseCode } = await api.reserveTime({ query })
  must(responseCode === 'SUCCESS', `the response to POST /reserve-time was ${responseCode}`)
  await api.saveCustomer({ body: CUSTOMER })
  if (!facts.mayBook) {
    await api.removeReservation()
    return
  }
  const { bookingKey } = await api.saveBooking()
  if (bookingKey === null) return
  const reference = { bookingKey, registerNumber: facts.plate, installationType: INSTALLATION }
  await (await newVisitor()).api.cancelBooking({ query: reference })
}

/** Finds the first free day from the workshop's next free time, or from today on. */
async function firstDay(api: Api, id: number | string, times: Times) {
  const [next] = await api.nextFreeTimes({ query: { organizationIds: String(id) } }).catch(() => [])
  const start = dateOf(next?.firstFreeTime ?? wallClockAt(new Date()))
  const [days, shift] = await times({ start, end: addDays(start, 30) })
  return { day: given(days[0], 'free time'), shift }
}
