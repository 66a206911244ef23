/** A visitor who books, pays, changes and cancels. Repeats each call without an answer, as the page does. */
import { cartItem } from '#tests/fixtures/cart-item'
import { customer } from '#tests/fixtures/customer'
import { ApiError } from '#shared/api/errors'
import { createTestBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { networkOf } from './network'
import type { KnownBooking, World } from './world'

type Api = TestBrowser['api']

const PLATE = 'ABC-123'
const DAYS = { start: '2026-11-24', end: '2026-11-25' }
const WORK = [101, 1101].map((productId) => cartItem(productId))
const TRIES = 4

/** The visitor gives up: the session has ended, or no answer came. */
class GivenUp extends Error {}

export async function bookAsVisitor(world: World, name: string): Promise<void> {
  await world.steps.wait(`${name} enters`)
  try {
    const known = await makeBooking(world, name)
    if (known && world.random() < 0.5) await changeBooking(world, known)
    if (known && world.random() < 0.4) await cancelBooking(world, known)
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error
    world.say(`${name} gives up`)
  }
}

async function makeBooking(world: World, name: string): Promise<KnownBooking | null> {
  const api = await enter(world, name)
  await call(() => api.searchVehicle({ body: { registerNumber: PLATE, kilometers: 84_500 } }))
  await call(() => api.setActiveOrganization({ query: { organizationId: 1 + Math.floor(world.random() * 2) } }))
  const work = world.random() < 0.5 ? WORK : WORK.slice(0, 1)
  await call(() => api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: work }))
  await call(() => api.saveCustomer({ body: customer({ last_name: name }) }))
  if (world.random() < 0.4) await pay(world, api)
  if (!(await chooseTime(world, api))) return null
  const late = world.random() < 0.2 ? await startPayment(world, api) : null
  await world.steps.wait(`${name} thinks`)
  const saved = await ifAccepted(() => api.saveBooking())
  if (!saved?.bookingKey || !saved.booking) return null
  const { bookingKey: key, booking: document } = saved
  const known = { who: name, key, document, isCancelled: false, isUncertain: false }
  world.known.push(known)
  world.say(`${name} has booked ${document.booking_total_duration?.start ?? ''}`)
  if (late) await late()
  return known
}

async function changeBooking(world: World, known: KnownBooking): Promise<void> {
  await world.steps.wait(`${known.who} changes`)
  const api = await enter(world, known.who)
  if (!(await ifAccepted(() => api.openBooking(reference(known))))) return
  const isMoved = world.random() < 0.6
  if (!isMoved) await ifAccepted(() => api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: WORK.slice(1) }))
  if (isMoved && !(await chooseTime(world, api))) return
  known.isUncertain = true
  const saved = await ifAccepted(() => api.saveBooking())
  if (saved?.booking) known.document = saved.booking
  known.isUncertain = false
}

async function cancelBooking(world: World, known: KnownBooking): Promise<void> {
  await world.steps.wait(`${known.who} cancels`)
  const api = await enter(world, known.who)
  known.isUncertain = true
  await call(() => api.cancelBooking(reference(known)))
  known.isCancelled = true
  known.isUncertain = false
}

async function pay(world: World, api: Api): Promise<void> {
  const finish = await startPayment(world, api)
  // A second tab can pay too, before the first payment is reported.
  const other = world.random() < 0.3 ? await startPayment(world, api) : null
  await finish?.()
  await other?.()
}

/** Starts a payment. The returned function pays it at the bank and reports it. */
async function startPayment(world: World, api: Api): Promise<(() => Promise<void>) | null> {
  const headers = { Referer: 'http://localhost/huolto' }
  const started = await ifAccepted(() => api.vismaPayToken({}, { headers }))
  if (!started) return null
  return async () => {
    const body = world.bank.pay(started.orderNumber)
    await world.steps.wait('a customer returns from the bank')
    await call(() => api.storeVismaPayStatus({ body }))
    world.reported.add(started.orderNumber)
  }
}

/** Reserves one of the first free times. They are few, so that visitors compete. Returns false if none remains. */
async function chooseTime(world: World, api: Api): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const days = await call(() => api.freeTimes({ query: DAYS }))
    const slots = days.flatMap((day) => day.calendarSlots)
    const slot = slots[Math.floor(world.random() * Math.min(slots.length, 4))]
    if (!slot) return false
    const query = {
      reservation: `${slot.startTime}|${slot.endTime}`,
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: slot.startTime.slice(11) < '13' ? 'MORNING' : 'EVENING',
    } as const
    const answer = await ifAccepted(() => api.reserveTime({ query }))
    if (answer?.responseCode === 'SUCCESS') return true
  }
  return false
}

async function enter(world: World, name: string): Promise<Api> {
  const { api } = createTestBrowser({ fetch: networkOf(world, name) })
  const query = { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' } as const
  await call(() => api.initSession({ query }))
  return api
}

export const reference = ({ key }: KnownBooking) => ({
  query: { bookingKey: key, registerNumber: PLATE, installationType: 'BASSADONE_PUBLIC' },
})

/** Repeats a call until an answer arrives. A refusal is an answer; then the visitor gives up. */
async function call<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt++)
    try {
      return await send()
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw new GivenUp('refused', { cause: error })
    }
  throw new GivenUp('no answer')
}

/** Like `call`, but returns null if the server refuses and the session lives on. */
const ifAccepted = <T>(send: () => Promise<T>): Promise<T | null> =>
  call(send).catch((error: unknown) => {
    const cause = error instanceof GivenUp ? error.cause : null
    if (cause instanceof ApiError && cause.status !== 412) return null
    throw error
  })
