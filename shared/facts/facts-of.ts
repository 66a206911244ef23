import type { Booking, OrderItem, Price } from '#shared/api/nouns/entities'
import { dateOf } from '#shared/date/wall-clock'
import { deliveryFacts } from './delivery'
import type { Fact, FactPrice } from './fact'

/**
 * Returns everything that a booking tells, in the order in which it is told (RC-01). Every screen, mail and list is
 * drawn from these facts; `surfaces.ts` says which of them it shows.
 */
export const factsOf = (booking: Booking): Fact[] => [
  ...timeFacts(booking),
  ...workshopFacts(booking),
  ...vehicleFacts(booking),
  ...deliveryFacts(booking),
  ...orderFacts(booking),
  ...paymentFacts(booking),
  ...toldFacts(booking),
]

function timeFacts(booking: Booking): Fact[] {
  const { booking_total_duration: time, lead_date, arrival_hours: hours, mechanics, shift } = booking
  const mechanic: Fact[] = mechanics && mechanics.length > 0 ? [{ kind: 'mechanic', names: mechanics }] : []
  if (!time?.start) return lead_date ? [{ kind: 'askedDay', date: dateOf(lead_date) }, ...mechanic] : mechanic
  if (time.time_selection_type !== 'DAY_ONLY') return [{ kind: 'time', start: time.start, end: time.end }, ...mechanic]
  return [
    { kind: 'day', date: dateOf(time.start), from: hours?.start ?? null, to: hours?.end ?? null },
    ...(shift ? [{ kind: 'shift', isEvening: shift === 'EVENING' } as const] : []),
    ...mechanic,
  ]
}

function workshopFacts({ organization }: Booking): Fact[] {
  if (!organization) return []
  const { name, address, post_code, post_office, phone_number } = organization
  const place = [address, `${post_code} ${post_office}`.trim()].filter(Boolean).join(', ')
  return [
    { kind: 'workshop', name },
    ...(place ? [{ kind: 'address', text: place } as const] : []),
    ...(phone_number ? [{ kind: 'phone', number: phone_number } as const] : []),
  ]
}

function vehicleFacts({ vehicle, kilometers }: Booking): Fact[] {
  const model = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ')
  return [
    ...(vehicle ? [{ kind: 'plate', text: vehicle.register_number } as const] : []),
    ...(model ? [{ kind: 'vehicle', text: model } as const] : []),
    ...(kilometers === null ? [] : [{ kind: 'kilometers', count: kilometers } as const]),
  ]
}

/** The order, its discount codes and its price. */
function orderFacts({ order_items, extra_order_items, price, discounts, symptoms, notes }: Booking): Fact[] {
  const extras = extra_order_items ?? []
  const rows: Fact[] = [
    ...inOrder(order_items).map((item) => serviceFact(item, order_items)),
    ...extras.map(({ description, price }): Fact => {
      return { kind: 'service', name: description, remarks: [], broughtBy: null, price: priceOf(price) }
    }),
  ]
  const codes = discounts
    .filter(({ isPublic, code }) => !isPublic && code !== '')
    .map(({ code, saved }): Fact => ({ kind: 'discount', code, saved: saved ?? null }))
  const euros = price?.active_price ?? null
  const isPartial = price?.undefined === true || [...order_items, ...extras].some((row) => priceOf(row.price) === null)
  const isDescribed = symptoms.length > 0 || notes.trim() !== ''
  if (rows.length === 0) return isDescribed ? [...codes, { kind: 'agreedPrice' }] : codes
  if (euros === null || (isPartial && euros === 0)) return [...rows, ...codes, { kind: 'agreedPrice' }]
  return [...rows, ...codes, { kind: 'total', euros, isPartial }]
}

/** Returns the items with each added one after the item that added it. */
function inOrder(items: readonly OrderItem[]): OrderItem[] {
  const chosen = items.filter((item) => !parentOf(item, items))
  return chosen.flatMap((one) => [one].concat(items.filter((item) => parentOf(item, items) === one)))
}

const parentOf = ({ addedBy }: OrderItem, items: readonly OrderItem[]): OrderItem | undefined =>
  addedBy === null ? undefined : items.find((one) => one.addedBy === null && String(one.product.id) === String(addedBy))

/** 'Rengaspussi, 4 kpl' */
const nameOf = ({ display_description, description, amount = 1 }: OrderItem): string =>
  display_description || (amount === 1 ? description : `${description}, ${amount} kpl`)

function serviceFact(item: OrderItem, items: readonly OrderItem[]): Fact {
  const parent = parentOf(item, items)
  return {
    kind: 'service',
    name: nameOf(item),
    remarks: item.customizations,
    broughtBy: parent ? nameOf(parent) : null,
    price: priceOf(item.price),
  }
}

/** Reads a price. Null if it is agreed later, which must never be shown as zero (RC-03). */
function priceOf(price: Price | null): FactPrice {
  const euros = price === null || price.undefined ? null : (price.active_price ?? price.normal_price)
  if (euros === null) return null
  const normal = price?.has_public_campaign ? price.normal_price : null
  return { euros, before: normal !== null && normal > euros ? normal : null }
}

/** The server's own figures. The amount due is told only beside a payment, since it is the total without one. */
function paymentFacts({ payment }: Booking): Fact[] {
  if (!payment) return []
  const { paid, credit, due, refund } = payment
  const isPaid = paid > 0 || credit > 0
  return [
    ...(paid > 0 ? [{ kind: 'paidByCard', euros: paid } as const] : []),
    ...(credit > 0 ? [{ kind: 'onCredit', euros: credit } as const] : []),
    ...(isPaid && due !== null && due > 0 ? [{ kind: 'due', euros: due } as const] : []),
    ...(refund > 0 ? [{ kind: 'refund', euros: refund } as const] : []),
  ]
}

/** What the customer wrote or said about themselves. */
function toldFacts({ symptoms, notes, customer, leasing, service_code }: Booking): Fact[] {
  const contract = [leasing?.company, leasing?.contract].filter(Boolean).join(', ')
  return [
    ...symptoms.map(({ description }): Fact => ({ kind: 'symptom', text: description })),
    ...(notes.trim() ? [{ kind: 'notes', text: notes } as const] : []),
    ...(customer?.service_contract ? [{ kind: 'serviceContract', text: contract } as const] : []),
    ...(service_code ? [{ kind: 'serviceCode', text: service_code } as const] : []),
    ...(customer?.email ? [{ kind: 'email', address: customer.email } as const] : []),
  ]
}
