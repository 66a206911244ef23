/** Whole bookings, as the screens make them; what is booked is cancelled again where the server has told the key. */
import { given, must } from './findings'
import { cartItem, CUSTOMER, INSTALLATION, reserve, withEverything, withService, withWorkplace } from './steps'
import type { World } from './world'

export async function checkJourneys(world: World): Promise<void> {
  await checkRace(world)
  if (!world.facts.mayBook) return
  await checkTireChange(world)
  await checkMove(world)
}

async function checkRace(world: World): Promise<void> {
  const { check } = world
  await check(
    'reserveTime',
    'of many visitors who want one time at once, those who are told SUCCESS have it',
    async () => {
      const visitors = await Promise.all(Array.from({ length: 6 }, () => withService(world)))
      const [first] = visitors
      const { firstDay } = given(first, 'visitor')
      const answers = await Promise.all(
        visitors.map(({ api }) =>
          reserve(api, firstDay).then(
            () => true,
            () => false,
          ),
        ),
      )
      const held = await Promise.all(
        visitors.map(async ({ api }) => Boolean((await api.getBooking()).booking_total_duration?.start)),
      )
      must(answers.join() === held.join(), 'what a visitor was told and what the booking has differ')
      must(held.includes(true), 'nobody got it')
      await Promise.all(visitors.map(({ api }) => api.removeReservation()))
    },
  )
}

async function checkTireChange(world: World): Promise<void> {
  await world.check('saveBooking', 'a tire change is booked from the plate to the end', async () => {
    const { api, firstDay } = await withWorkplace(world, 'TIRE_CHANGE')
    const change = given((await api.tireChangeProducts()).tireChangePersonalCarProduct, 'tire change product')
    await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(change)] })
    await reserve(api, firstDay)
    await api.saveCustomer({ body: CUSTOMER })
    const { bookingKey } = await api.saveBooking()
    await cancel(world, bookingKey)
  })
}

async function checkMove(world: World): Promise<void> {
  await world.check('openBooking', 'an opened booking is moved by reserving another time and saving it', async () => {
    const made = await withEverything(world)
    const bookingKey = given((await made.api.saveBooking()).bookingKey, 'booking key')
    const query = { bookingKey, registerNumber: world.facts.plate, installationType: INSTALLATION }
    try {
      const { api } = await world.visit()
      await api.openBooking({ query })
      const { start } = await reserve(api, made.firstDay)
      await api.saveBooking()
      const { booking_total_duration: moved } = await (await world.visit()).api.openBooking({ query })
      must(moved?.start?.slice(0, 10) === start.slice(0, 10), `it is reserved for ${moved?.start ?? 'no time'}`)
    } finally {
      await cancel(world, bookingKey)
    }
  })
}

async function cancel(world: World, bookingKey: string | null): Promise<void> {
  if (bookingKey === null) return
  const query = { bookingKey, registerNumber: world.facts.plate, installationType: INSTALLATION }
  await (await world.visit()).api.cancelBooking({ query })
}
