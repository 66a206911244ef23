/** «Booking completion and edits»: saving, opening and cancelling a booking. */
import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_KEY, repeatsSave } from '#shared/api/repeated-save'
import { comparesPrice, isPriceChanged } from '#shared/api/shown-price'
import type { Booking } from '#shared/api/nouns/entities'
import { shownPriceOf } from '#shared/facts/shown-price'
import { reason } from '../../tools/run'
import { refusedWith } from '../errors'
import { given, must, NotTried } from '../findings'
import { cartItem, CUSTOMER, INSTALLATION, someService, withEverything, withService, withWorkplace } from '../steps'
import type { World } from '../world'
import { checkEarlierTime } from './earlier-time'

export async function checkCompletion(world: World): Promise<void> {
  const { check, newVisitor } = world
  await check('activeProcesses', 'lists at least one process', async () => {
    must((await (await newVisitor()).api.activeProcesses()).length > 0, 'the list is empty')
  })
  await check('enabledProcesses', 'lists the processes of a workshop', async () => {
    const { api } = await newVisitor()
    await api.enabledProcesses({ query: { organizationId: world.facts.organizationId } })
  })
  await check('saveBooking', 'refuses an incomplete booking', async () => {
    const { api } = await withService(world)
    await refusedWith(api.saveBooking(), 400, 409)
  })
  await check('addBookingRows', 'adds rows to the order', async () => {
    const { api } = await withService(world)
    await api.emptyCart()
    await api.addBookingRows({ body: [cartItem(await someService(api))] })
    must((await api.getBooking()).order_items.length > 0, 'the order has no rows')
  })
  await check('saveBillingReference', 'is accepted', async () => {
    const { api } = await withService(world)
    await api.saveBillingReference({ query: { billingReference: 'Koe 1' } })
  })
  await check('sendEditRequest', 'refuses a request for an unknown workshop', async () => {
    const body = { ...(await request(world)), organization: -1 }
    const { api } = await newVisitor('CANCEL_FORM')
    const query = { installationType: INSTALLATION }
    await refusedWith(api.sendEditRequest({ query, body }), 400, 404)
  })
  if (world.facts.mayBook) {
    await checkRequests(world)
    await checkSaved(world)
  }
}

/** Returns a request to change a visit on the first free day. */
async function request(world: World) {
  const { firstDay } = await withWorkplace(world)
  return {
    registerNumber: world.facts.plate,
    phoneNumber: '040 123 4567',
    email: '',
    reservedDate: `${firstDay.split('-').toReversed().join('.')} 09:00`,
    organization: world.facts.organizationId,
    message: 'Vaatimustenmukaisuuskoe',
    name: 'Koe',
  }
}

async function checkRequests(world: World): Promise<void> {
  const { check, newVisitor } = world
  await check('sendEditRequest', 'is accepted', async () => {
    const body = await request(world)
    const { api } = await newVisitor('CANCEL_FORM')
    await api.sendEditRequest({ query: { installationType: INSTALLATION }, body })
  })
  await check('sendFeedback', 'is accepted', async () => {
    const { api } = await newVisitor()
    await api.sendFeedback({ query: {}, body: { message: 'Vaatimustenmukaisuuskoe', rating: 5 } })
  })
}

/** Ids of the products of an order, as text. */
const rowsOf = ({ order_items: rows }: Booking): string => rows.map(({ product }) => String(product?.id)).join()

async function checkSaved(world: World): Promise<void> {
  const { facts, check, newVisitor } = world
  let bookingKey: string | null = null
  let start = ''
  let before: Booking | null = null
  await check('saveBooking', 'saves a complete booking', async () => {
    const visitor = await withEverything(world)
    const { extensions: announced = [] } = await visitor.api.settings()
    start = visitor.start
    before = await visitor.api.getBooking()
    const options = repeatsSave(announced) ? { headers: { [IDEMPOTENCY_KEY]: randomUUID() } } : {}
    bookingKey = (await visitor.api.saveBooking({}, options)).bookingKey
    if (repeatsSave(announced))
      await check('saveBooking', 'extension Idempotency-Key: a repeated call returns the same booking', async () => {
        const made = given(bookingKey, 'booking key')
        const again = await visitor.api.saveBooking({}, options)
        must(again.bookingKey === made, 'the second response has another key')
      })
    await check('sendEmail', 'sends the confirmation again', () => visitor.api.sendEmail())
  })
  const reference = () => {
    if (bookingKey === null) throw new NotTried('no bookingKey was returned')
    return { bookingKey, registerNumber: facts.plate, installationType: INSTALLATION }
  }
  await check('openBooking', 'a key opens its booking with the reserved time', async () => {
    const query = reference()
    const found = await (await newVisitor()).api.openBooking({ query })
    must(found.vehicle?.register_number === facts.plate, 'it has another vehicle')
    const reserved = given(found.booking_total_duration?.start, 'reserved time')
    must(reserved.slice(0, 10) === start.slice(0, 10), `it is reserved for ${reserved}`)
  })
  await check(
    'openBooking',
    'a saved booking has the order, the price and the customer that it was made with',
    async () => {
      const found = await (await newVisitor()).api.openBooking({ query: reference() })
      const made = given(before, 'booking before it was saved')
      must(rowsOf(found) === rowsOf(made), `its rows are ${rowsOf(found) || 'none'}, not ${rowsOf(made)}`)
      const [price, earlier] = [found.price?.active_price, made.price?.active_price]
      must(price === earlier, `its price is ${price}, not ${earlier}`)
      must(found.customer?.email === CUSTOMER.email, 'it has another customer')
    },
  )
  const asked = await newVisitor()
  const { extensions = [] } = await asked.api.settings()
  if (comparesPrice(extensions)) await checkShownPrice(world)
  if (extensions.includes('parametersInBody'))
    await check('openBooking', 'extension parametersInBody: opens a booking whose key is in the body', async () => {
      const headers = { 'Content-Type': 'application/json' }
      const { status } = await asked.send('POST', '/open-booking', { body: reference(), headers })
      must(status === 200, `the response is ${status}`)
    })
  await checkEarlierTime(world, reference, start)
  await check('setVisitState', 'extension visitState: is refused without a token of the desk', async () => {
    const body = { booking: '000000000000', state: 'READY' } as const
    await refusedWith(asked.api.setVisitState({ body }), 401, 403, 404, 405)
  })
  await check('openBooking', 'refuses a wrong plate and a wrong key with the same response', async () => {
    const query = reference()
    const { api } = await newVisitor()
    const answers = await Promise.all(
      [
        { ...query, registerNumber: facts.unknownPlate },
        { ...query, bookingKey: `${query.bookingKey.startsWith('x') ? 'y' : 'x'}${query.bookingKey.slice(1)}` },
      ].map((wrong) =>
        api.openBooking({ query: wrong }).then(
          () => 'it was opened',
          (error: unknown) => String(error),
        ),
      ),
    )
    must(!answers.includes('it was opened'), 'it was opened')
    must(answers[0] === answers[1], 'the responses differ')
  })
  await check('cancelBooking', 'a cancelled booking cannot be opened, and can be cancelled twice', async () => {
    const query = reference()
    const { api } = await newVisitor()
    try {
      await refusedWith(api.cancelBooking({ query: { ...query, registerNumber: facts.unknownPlate } }), 400, 403, 404)
    } finally {
      await api.cancelBooking({ query })
    }
    await api.cancelBooking({ query })
    await refusedWith((await newVisitor()).api.openBooking({ query }), 404, 409, 410)
  })
}

async function checkShownPrice(world: World): Promise<void> {
  const { check, newVisitor, facts } = world
  await check('saveBooking', 'extension shownPrice: saves nothing at another price than the one shown', async () => {
    const { api } = await withEverything(world)
    const shownPrice = shownPriceOf(await api.getBooking())
    const saveAt = (total: number | null) => api.saveBooking({ body: { shownPrice: { ...shownPrice, total } } })
    const { refusal } = await saveAt((shownPrice.total ?? 0) + 1).then(
      () => ({ refusal: null }),
      (error: unknown) => ({ refusal: error }),
    )
    const { bookingKey } = await saveAt(shownPrice.total)
    if (bookingKey !== null) {
      const query = { bookingKey, registerNumber: facts.plate, installationType: INSTALLATION }
      await (await newVisitor()).api.cancelBooking({ query })
    }
    must(refusal !== null, 'it was saved')
    must(isPriceChanged(refusal), `${reason(refusal)} instead of 409 PRICE_CHANGED`)
  })
}
