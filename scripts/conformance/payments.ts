/** «Financing», «Credit-bank section» and «Card payment provider»: nothing here is trusted to the browser. */
import { refusedWith } from './errors'
import { must, NotTried } from './findings'
import { CUSTOMER, withService, type Api } from './steps'
import type { World } from './world'

export async function checkPayments(world: World): Promise<void> {
  const { facts, check } = world
  const { api } = await withService(world)
  const query = { organizationId: facts.organizationId }
  await check('minimumPriceForCredit', 'is an amount, or null where credit is never offered', async () => {
    mustBeAmount(await api.minimumPriceForCredit({ query }))
  })
  await check('creditAmount', 'is an amount, or null', async () => {
    mustBeAmount(await api.creditAmount({ query: { ...query, price: 300 } }))
  })
  await check('creditMinimumPrice', 'is an amount, or null', async () => {
    mustBeAmount(await api.creditMinimumPrice({ query }))
  })
  await check('ipAddress', 'says something that is an address', async () => {
    const { value } = await api.ipAddress()
    must(/^[\d.]+$|^[\da-f:.]+$/i.test(value), `it is '${value}'`)
  })
  await check('creditPaymentMethods', 'have limits in order', async () => {
    for (const { minLimit, maxLimit } of await api.creditPaymentMethods({ query: { ...query, amount: 500 } }))
      must(minLimit === null || maxLimit === null || minLimit <= maxLimit, 'a lower limit is above the upper one')
  })
  await check('creditAmountSettings', 'no price has two', async () => {
    const settings = await api.creditAmountSettings({ query })
    const sorted = settings.toSorted((one, other) => one.minPrice - other.minPrice)
    must(
      sorted.every(({ maxPrice }, index) => maxPrice <= (sorted[index + 1]?.minPrice ?? Number.POSITIVE_INFINITY)),
      'two of them overlap',
    )
  })
  await check('creditInfos', 'tell of the credit', async () => void (await api.creditInfos()))
  await checkCredit(world)
  await checkCard(world)
}

async function checkCredit(world: World): Promise<void> {
  const { facts, check } = world
  const { api } = await withService(world)
  const query = { organizationId: facts.organizationId }
  await check(
    'bookPayment',
    'an application with an impossible government id is refused, and the id is not repeated',
    async () => {
      const [method] = await api.creditPaymentMethods({ query: { ...query, amount: 500 } })
      const governmentId = '990199-0000'
      const refused = api.bookPayment({ query, body: application(method?.id ?? 'NEWACCOUNT', governmentId) })
      const said = await refused.then(
        () => null,
        (error: unknown) => String(error),
      )
      must(said !== null, 'it was accepted')
      must(!said.includes(governmentId), 'the refusal repeats it')
    },
  )
  await check('bookSignedPayment', 'a payment that is not the session’s is refused', async () => {
    await refusedWith(api.bookSignedPayment({ query, body: { value: 'not-a-payment' } }), 400, 403, 404, 409)
  })
  await check('saveCreditData', 'of a payment that is not the session’s is refused', async () => {
    const data = { id: 'not-a-payment', amount: 500, contractType: 'NEWACCOUNT' }
    await refusedWith(api.saveCreditData({ query: data }), 400, 403, 404, 409)
  })
  await check('approveCredit', 'nothing is approved that the bank has not approved', async () => {
    await refusedWith(api.approveCredit(), 400, 403, 404, 409)
  })
}

async function checkCard(world: World): Promise<void> {
  const { check } = world
  const { api } = await withService(world)
  await check('vismaPayEnabled', 'says whether cards are taken', async () => void (await api.vismaPayEnabled()))
  await check('vismaPayToken', 'a token belongs to an order', async () => {
    await mustBePayable(api)
    const { token, orderNumber } = await api.vismaPayToken()
    must(token !== '' && orderNumber !== '', 'one of them is empty')
  })
  await check('storeVismaPayStatus', 'a payment without the provider’s proof is refused', async () => {
    await mustBePayable(api)
    const { orderNumber } = await api.vismaPayToken()
    const body = { orderNumber, paymentState: '0', authCode: 'FORGED' }
    await refusedWith(api.storeVismaPayStatus({ body }), 400, 403, 409)
  })
}

/** Where no cards are taken, or the booking has no price, there is nothing to pay by card. */
async function mustBePayable(api: Api): Promise<void> {
  if (!(await api.vismaPayEnabled())) throw new NotTried('no cards are taken')
  const { price } = await api.getBooking()
  if (price === null || price.undefined || !price.active_price) throw new NotTried('no service with a price to pay')
}

const mustBeAmount = (euros: number | null): void => must(euros === null || euros >= 0, `it is ${euros}`)

const application = (paymentMethodId: string, governmentId: string) => ({
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
