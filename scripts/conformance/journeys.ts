/** Whole bookings, made as the screens make them. Cancels each booking whose key the server returns. */
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
    'of concurrent visitors, exactly those with the response SUCCESS hold the time',
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
      must(answers.join() === held.join(), 'a response and the held time of its booking differ')
      must(held.includes(true), 'no visitor holds the time')
      await Promise.all(visitors.map(({ api }) => api.removeReservation()))
    },
  )
}

async function checkTireChange(world: World): Promise<void> {
  await world.check('saveBooking', 'books a tire change from the plate to the end', async () => {
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
  await world.check('openBooking', 'an opened booking moves by reserving another time and saving', async () => {
    const made = await withEverything(world)
    const bookingKey = given((await made.api.saveBooking()).bookingKey, 'booking key')
    const query = { bookingKey, registerNumber: world.facts.plate, installationType: INSTALLATION }
    try {
      const { api } = await world.newVisitor()
      await api.openBooking({ query })
      const { start } = await reserve(api, made.firstDay)
      await api.saveBooking()
      const { booking_total_duration: moved } = await (await world.newVisitor()).api.openBooking({ query })
      must(moved?.start?.slice(0, 10) === start.slice(0, 10), `it is reserved for ${moved?.start ?? 'no time'}`)
    } finally {
      await cancel(world, bookingKey)
    }
  })
}

async function cancel(world: World, bookingKey: string | null): Promise<void> {
  if (bookingKey === null) return
  const query = { bookingKey, registerNumber: world.facts.plate, installationType: INSTALLATION }
  await (await world.newVisitor()).api.cancelBooking({ query })
}
