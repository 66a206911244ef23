/** A person who leaves unique texts in every personal field that the server takes, through its own calls. */
import { sql } from 'drizzle-orm'
import { cartItem } from '#tests/fixtures/cart-item'
import { CANARIES, canaryCustomer } from '#tests/fixtures/canaries'
import { application } from '#tests/fixtures/credit-application'
import { customer } from '#tests/fixtures/customer'
import { rows } from '../database/rows'
import { openSandboxPages } from '../servers/sandbox-site'
import type { TestApp } from '../servers/server-app'
import { reserve } from './booked-visitor'
import { ANY, ofBooking, stranger } from './earlier-time'
import { propose } from './extra-work'
import { openBrowser, type TestBrowser } from './http-client'

/** Canaries of the fields that only this visitor fills. */
export const PERSON = {
  ...CANARIES,
  postOffice: 'Kanariala',
  plate: 'KAN-777',
  make: 'Kanariamerkki',
  model: 'Kanariamalli 7000',
  feedback: 'kanariapalaute odotustila oli kylmä',
  delivery: 'kanariatuonti avain penkin alla',
  customization: 'kanariatoive hiljainen pesu',
  governmentId: '170771-977Q',
  stated: 'Kanariaseija Ilmoittaja',
  /** The telephone number as a text message has it. */
  texted: '+358457770001777',
  found: 'kanarialöytö jarrulevyt kuluneet',
} as const

const INSTALLATION = { installationType: 'BASSADONE_PUBLIC' } as const
const { plate, make, model } = PERSON

/** Opens a session with the person's car, products and contact data. */
async function introduced({ app }: TestApp): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  const { api } = browser
  await api.searchVehicle({ body: { registerNumber: plate, kilometers: 84_500 } })
  await api.setVehicle({ body: { register_number: plate, make, model } })
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [{ productId: 101, provider: '', amount: 1, customizations: [PERSON.customization] }],
  })
  await api.saveCustomer({ body: { ...canaryCustomer, post_office: PERSON.postOffice } })
  await api.saveNotes({ body: { value: PERSON.notes } })
  return browser
}

/** Books a time, given as `start|end`, paid by card and on credit. Resolves to the booking key. */
async function bookPaid(server: TestApp, time: string): Promise<string> {
  const browser = await introduced(server)
  const { api } = browser
  await api.saveSymptoms({ body: [{ id: null, description: PERSON.symptom }] })
  await api.saveBillingReference({ query: { billingReference: PERSON.billing } })
  await api.setProductParameter({ query: { code: 'RESERVATION_DETAILS_TEXT', value: PERSON.delivery } })
  const asked = application(PERSON.governmentId, { signing: SIGNING })
  const credit = await api.bookPayment({ query: {}, body: asked })
  await api.saveCreditData({ query: { id: credit.paymentId, amount: 100, contractType: 'NEW' } })
  await openSandboxPages(server).press(credit.signingUrl, 'accept')
  await api.bookSignedPayment({ query: {}, body: { value: credit.paymentId } })
  await payByCard(server, browser)
  const { responseCode } = await reserve(browser, time)
  if (responseCode !== 'SUCCESS') throw new Error(`not reserved: ${responseCode}`)
  await api.publishStage({ query: { stageCode: 'DEFAULT' } })
  const { bookingKey } = await api.saveBooking()
  await askForEarlier(server, bookingKey ?? '')
  await proposeWork(server)
  await api.sendFeedback({ query: { sendEmail: true }, body: { message: PERSON.feedback, rating: 9 } })
  return bookingKey ?? ''
}

const SIGNING = {
  successUrl: 'http://localhost/huolto?signing=success',
  failUrl: 'http://localhost/huolto?signing=failure',
  forceSigning: true,
}

/** Proposes extra work on the person's booking. */
async function proposeWork({ db }: TestApp): Promise<void> {
  const [booking] = await rows({ db }, sql`select id from booking where register_number = ${plate}`)
  await propose(db, String(booking?.['id']), { message: PERSON.found })
}

/** Asks for an earlier time, and leaves an offer that has lapsed. */
async function askForEarlier(server: TestApp, bookingKey: string): Promise<void> {
  const { api } = await stranger(server)
  await api.askEarlierTime({ body: { ...ofBooking(bookingKey, plate), wish: ANY } })
  await server.db.execute(sql`
    insert into earlier_offer (id, booking_id, organization_id, token_hash, starts, ends, state, expires_at)
    select gen_random_uuid(), id, 1, id::text, '2026-11-24 09:00', '2026-11-24 10:00', 'LAPSED', now()
    from booking where register_number = ${plate}`)
}

async function payByCard(server: TestApp, { api }: TestBrowser): Promise<void> {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const back = new URL((await openSandboxPages(server).press(url, 'accept')).headers.get('Location') ?? '')
  const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map(
    (name) => back.searchParams.get(name) ?? '',
  )
  await api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
}

/** Books a time and withdraws from the contract. */
async function withdraw(server: TestApp, time: string): Promise<void> {
  const browser = await introduced(server)
  await reserve(browser, time)
  const { bookingKey } = await browser.api.saveBooking()
  const { api } = await openBrowser(server.app)
  await api.openBooking({ query: { bookingKey: bookingKey ?? '', registerNumber: plate, ...INSTALLATION } })
  await api.withdraw({ body: { name: PERSON.stated, email: PERSON.email } })
}

/** Leaves every kind of record of the person, with two times. Resolves to the key of the booking of the first. */
export async function leaveTraces(server: TestApp, [time, other]: readonly [string, string]): Promise<string> {
  const key = await bookPaid(server, time)
  await withdraw(server, other)
  // From another session, which only the address leads to.
  const later = await openBrowser(server.app)
  const query = { sendEmail: true, notificationEmailAddress: PERSON.email.toUpperCase() }
  await later.api.sendFeedback({ query, body: { message: `${PERSON.feedback}, myöhemmin`, rating: null } })
  const offered = await introduced(server)
  await offered.api.sendWindshieldOfferRequest()
  await later.api.sendEditRequest({ query: INSTALLATION, body: editRequest(plate, PERSON.email) })
  // An opened booking, and a draft that is never saved.
  await (
    await openBrowser(server.app)
  ).api.openBooking({
    query: { bookingKey: key, registerNumber: plate, ...INSTALLATION },
  })
  await introduced(server)
  return key
}

const editRequest = (registerNumber: string, email: string) => ({
  organization: 1,
  registerNumber,
  reservedDate: '25.11.2026 07:00',
  name: `${PERSON.firstName} ${PERSON.lastName}`,
  email,
  phoneNumber: PERSON.phone,
  message: PERSON.message,
})

/** Leaves a booking of the car's next owner, and a request about another car with the same address. */
export async function leaveOthers({ app }: TestApp): Promise<void> {
  const { api } = await openBrowser(app)
  await api.searchVehicle({ body: { registerNumber: plate, kilometers: 90_000 } })
  await api.setVehicle({ body: { register_number: plate, make: 'Uusi', model: 'Omistaja' } })
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(101)] })
  await api.saveCustomer({ body: customer({ email: 'uusi.omistaja@example.fi' }) })
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  const asking = await openBrowser(app)
  const other = { name: 'Toinen Auto', phoneNumber: '', message: 'Toinen auto' }
  await asking.api.sendEditRequest({ query: INSTALLATION, body: { ...editRequest('ABC-123', PERSON.email), ...other } })
}
