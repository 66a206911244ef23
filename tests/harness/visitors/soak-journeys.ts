/**
 * Visitor journeys of the soak test, made of the screens' calls. Each journey runs in its own session from start to
 * end.
 */
import { cartItem } from '#tests/fixtures/cart-item'
import type { ProcessType, ShiftPosition } from '#shared/api/nouns/enums'
import { customer } from '#tests/fixtures/customer'
import { lockerDetails, reference } from './booked-visitor'
import type { TestBrowser } from './http-client'

/** State shared by the journeys of a run. */
export interface Town {
  /** Creates the browser of a new visitor. */
  readonly newBrowser: () => TestBrowser
  /** Keys of saved bookings that no journey has opened since. */
  readonly keys: string[]
}

type Journey = (town: Town) => Promise<void>

const any = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
const installationType = 'BASSADONE_PUBLIC'
const LIFTLESS = 'Rovaniemi'
const PLATE = 'ABC-123'

async function arrive({ newBrowser }: Town, usedProcessType: ProcessType): Promise<TestBrowser> {
  const browser = newBrowser()
  const { api } = browser
  await api.initSession({ query: { organizationId: 1, installationType, usedProcessType } })
  await Promise.all([api.settings(), api.infoTextSettings({ query: { organizationId: 1 } })])
  return browser
}

async function chooseWorkshop({ api }: TestBrowser, kilometers: number | null): Promise<void> {
  await api.vehicleMakes()
  await api.searchVehicle({ body: { registerNumber: PLATE, kilometers } })
  const offered =
    kilometers === null
      ? await api.tireChangeOrganizations({ query: {} })
      : await api.compatibleOrganizations({ query: {} })
  const workshops = offered.filter(({ name }) => !name?.startsWith(LIFTLESS))
  await api.setActiveOrganization({ query: { organizationId: any(workshops).id } })
}

/**
 * Reads two weeks of the calendar at a random date, of one shift if there are shifts, and reserves a random free time.
 * Tries another time if that one was taken meanwhile.
 */
async function chooseTime({ api }: TestBrowser, shift: ShiftPosition | null): Promise<void> {
  const first = new Date(Date.UTC(2026, 10, 25 + Math.floor(Math.random() * 90)))
  const day = (n: number): string => new Date(first.getTime() + n * 86_400_000).toISOString().slice(0, 10)
  const query = { start: day(0), end: day(13) }
  const ask = { MORNING: api.freeTimesMorning, EVENING: api.freeTimesEvening }
  const days = await (shift ? ask[shift] : api.freeTimes)({ query })
  const times = days.flatMap(({ date, calendarSlots }) =>
    calendarSlots.map(({ startTime, endTime }) =>
      [startTime, endTime].map((time) => `${date}T${time.slice(-8)}`).join('|'),
    ),
  )
  for (let n = 0; n < 5; n++) {
    const { responseCode } = await api.reserveTime({
      query: {
        reservation: any(times),
        timeSelectionType: 'USE_ORGANIZATION_SETTING',
        workshiftPosition: shift ?? 'MORNING',
      },
    })
    if (responseCode === 'SUCCESS') return
  }
  throw new Error('five times taken one after another')
}

async function save({ api }: TestBrowser, keys: string[]): Promise<void> {
  await api.saveReservationDetails({ body: lockerDetails })
  await api.saveCustomer({ body: customer() })
  await api.getBooking()
  const { bookingKey } = await api.saveBooking()
  if (!bookingKey) throw new Error('saved without a key')
  keys.push(bookingKey)
}

async function orderMaintenance(town: Town): Promise<TestBrowser> {
  const browser = await arrive(town, 'MAINTENANCE')
  const { api } = browser
  await chooseWorkshop(browser, 84_500)
  await api.services({ query: {} })
  const body = [cartItem(101)]
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  await chooseTime(browser, any(['MORNING', 'EVENING']))
  return browser
}

const maintenance: Journey = async (town) => save(await orderMaintenance(town), town.keys)
/** Holds a time and leaves. */
const abandoned: Journey = async (town) => void (await orderMaintenance(town))

const tireChange: Journey = async (town) => {
  const browser = await arrive(town, 'TIRE_CHANGE')
  await chooseWorkshop(browser, null)
  await browser.api.tireChangeProducts()
  await browser.api.addTireChange()
  await chooseTime(browser, null)
  await save(browser, town.keys)
}

const changeRequest: Journey = async (town) => {
  const { api } = await arrive(town, 'CANCEL_FORM')
  const name = `Aino ${Math.random().toString(36).slice(2, 8)}`
  await api.sendEditRequest({
    query: { installationType },
    body: {
      registerNumber: PLATE,
      phoneNumber: '040 123 4567',
      email: 'aino@example.fi',
      reservedDate: '24.11.2026 09:30',
      organization: 4,
      message: 'Siirtyisikö aika iltapäivään?',
      name,
    },
  })
}

/** Runs an act on a booking of this run. Orders a maintenance instead while no booking exists. */
const withBooking =
  (act: (browser: TestBrowser, key: string, town: Town) => Promise<void>): Journey =>
  async (town) => {
    const key = town.keys.shift()
    if (key === undefined) return maintenance(town)
    const browser = await arrive(town, 'MAINTENANCE')
    await browser.api.openBooking(reference(key, PLATE))
    await act(browser, key, town)
  }
const moved = withBooking(async (browser, _, { keys }) => {
  await chooseTime(browser, 'MORNING')
  const { bookingKey } = await browser.api.saveBooking()
  keys.push(bookingKey ?? '')
})
const cancelled = withBooking(async ({ api }, key) => void (await api.cancelBooking(reference(key, PLATE))))

/** Number of visitors of each kind among twenty. */
const SHARES: readonly (readonly [journey: Journey, share: number])[] = [
  [maintenance, 6],
  [tireChange, 4],
  [abandoned, 4],
  [moved, 2],
  [cancelled, 2],
  [changeRequest, 2],
]
const ALL = SHARES.flatMap(([journey, share]) => Array.from({ length: share }, () => journey))

/** The journey of the nth visitor. All kinds occur within twenty visitors, in a mixed order. */
export const journeyOf = (n: number): Journey => ALL[(n * 7) % ALL.length] ?? maintenance
