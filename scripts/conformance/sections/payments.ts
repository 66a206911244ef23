/** «Financing», «Credit-bank section» and «Card payment provider»: the server must not trust the browser. */
import type { Identifier } from '#shared/api/nouns/lenient'
import { refusedWith } from '../errors'
import { must, NotTried } from '../findings'
import { CUSTOMER, withService, type Api } from '../steps'
import type { World } from '../world'

export async function checkPayments(world: World): Promise<void> {
  const { facts, check } = world
  const { api } = await withService(world)
  const query = { organizationId: facts.organizationId }
  await check('minimumPriceForCredit', 'returns an amount, or null if credit is never offered', async () => {
    mustBeAmount(await api.minimumPriceForCredit({ query }))
  })
  await check('creditAmount', 'returns an amount or null', async () => {
    mustBeAmount(await api.creditAmount({ query: { ...query, price: 300 } }))
  })
  await check('creditMinimumPrice', 'returns an amount or null', async () => {
    mustBeAmount(await api.creditMinimumPrice({ query }))
  })
  await check('ipAddress', 'returns an IP address', async () => {
    const { value } = await api.ipAddress()
    must(/^[\d.]+$|^[\da-f:.]+$/i.test(value), `it is '${value}'`)
  })
  await check('creditPaymentMethods', 'each lower limit is at most the upper one', async () => {
    for (const { minLimit, maxLimit } of await api.creditPaymentMethods({ query: { ...query, amount: 500 } }))
      must(minLimit === null || maxLimit === null || minLimit <= maxLimit, 'a lower limit is above the upper one')
  })
  await check('creditAmountSettings', 'the price intervals do not overlap', async () => {
    const settings = await api.creditAmountSettings({ query })
    const sorted = settings.toSorted((one, other) => one.minPrice - other.minPrice)
    must(
      sorted.every(({ maxPrice }, index) => maxPrice <= (sorted[index + 1]?.minPrice ?? Number.POSITIVE_INFINITY)),
      'two intervals overlap',
    )
  })
  await check('creditInfos', 'returns the credit information', async () => void (await api.creditInfos()))
  await checkCredit(world)
  await checkCard(world)
}

async function checkCredit(world: World): Promise<void> {
  const { facts, check } = world
  const { api } = await withService(world)
  const query = { organizationId: facts.organizationId }
  await check('bookPayment', 'refuses an invalid government id without repeating it', async () => {
    const [method] = await api.creditPaymentMethods({ query: { ...query, amount: 500 } })
    const governmentId = '990199-0000'
    const refused = api.bookPayment({ query, body: application(method?.id ?? 'NEWACCOUNT', governmentId) })
    const said = await refused.then(
      () => null,
      (error: unknown) => String(error),
    )
    must(said !== null, 'it was accepted')
    must(!said.includes(governmentId), 'the refusal repeats it')
  })
  await check('bookSignedPayment', 'refuses a payment of another session', async () => {
    await refusedWith(api.bookSignedPayment({ query, body: { value: 'not-a-payment' } }), 400, 403, 404, 409)
  })
  await check('saveCreditData', 'refuses a payment of another session', async () => {
    const data = { id: 'not-a-payment', amount: 500, contractType: 'NEWACCOUNT' }
    await refusedWith(api.saveCreditData({ query: data }), 400, 403, 404, 409)
  })
  await check('approveCredit', 'refuses an approval without the bank’s approval', async () => {
    await refusedWith(api.approveCredit(), 400, 403, 404, 409)
  })
}

async function checkCard(world: World): Promise<void> {
  const { check } = world
  const { api } = await withService(world)
  await check('vismaPayEnabled', 'returns a boolean', async () => void (await api.vismaPayEnabled()))
  await check('vismaPayToken', 'returns a token and an order number', async () => {
    await mustBePayable(api)
    const { token, orderNumber } = await api.vismaPayToken()
    must(token !== '' && orderNumber !== '', 'one of them is empty')
  })
  await check('storeVismaPayStatus', 'refuses a status with an invalid signature', async () => {
    await mustBePayable(api)
    const { orderNumber } = await api.vismaPayToken()
    const body = { orderNumber, paymentState: '0', authCode: 'FORGED' }
    await refusedWith(api.storeVismaPayStatus({ body }), 400, 403, 409)
  })
}

/** Ends the check as not tried if no cards are accepted or the booking has no price. */
async function mustBePayable(api: Api): Promise<void> {
  if (!(await api.vismaPayEnabled())) throw new NotTried('the server accepts no cards')
  const { price } = await api.getBooking()
  if (price === null || price.undefined || !price.active_price)
    throw new NotTried('the server has no service with a price')
}

const mustBeAmount = (euros: number | null): void => must(euros === null || euros >= 0, `it is ${euros}`)

const application = (paymentMethodId: Identifier, governmentId: string) => ({
  paymentData: { paymentMethodId, customerIpAddress: null },
  paymentSpec: {
    specLines: [{ id: '1', description: 'Huolto', quantity: 1, totalAmount: 1 }],
    totalAmount: 1,
    totalVatAmount: null,
    bonusPoints: null,
  },
  metaData: [],
  customer: {
    governmentId,
    address: null,
    phone: CUSTOMER.phone_number,
    cellPhone: '',
    email: CUSTOMER.email,
    type: 'NATURAL' as const,
    yourCustomerId: null,
    deliveryAddress: null,
    contactGovernmentId: null,
    additionalData: null,
  },
  cardData: null,
  invoiceData: null,
  signing: { successUrl: '/huolto?signing=success', failUrl: '/huolto?signing=failure', forceSigning: false },
  bookedCallbackUrl: null,
  storeId: null,
})
