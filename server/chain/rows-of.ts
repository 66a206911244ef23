import type { ChainDocument, ChainProduct, ChainTransport, ChainWorkshop } from './schema/document'
import { openDayRows } from './days'
import type { ChainRows } from './rows'

/** Converts a document without faults to the rows of the chain. */
export function rowsOf(document: ChainDocument): ChainRows {
  const { workshops, products } = document
  const lifts = workshops.flatMap(({ id, lifts }) => lifts.map((lift) => ({ ...lift, organizationId: id })))
  const parameters = products.flatMap(({ id, parameters }) => parameters.map((one) => ({ ...one, productId: id })))
  return {
    workshops: workshops.map(workshopRow),
    hours: workshops.flatMap(hoursRows),
    transportWindows: workshops.flatMap(windowRows),
    infoTexts: workshops.flatMap(({ id, infoTexts }) => infoTexts.map((one) => ({ ...one, organizationId: id }))),
    lifts: lifts.map(({ shifts: _shifts, absences: _absences, makes: _makes, ...lift }) => lift),
    shifts: lifts.flatMap(({ id, shifts }) =>
      shifts.map(({ weekday, starts, ends }) => ({
        resourceId: id,
        weekday,
        starts: withSeconds(starts),
        ends: withSeconds(ends),
      })),
    ),
    absences: lifts.flatMap(({ id, absences }) =>
      absences.map(({ start, end }) => ({ resourceId: id, start: withSeconds(start), end: withSeconds(end) })),
    ),
    closedDays: document.closedDays.map((date) => ({ date })),
    openDays: openDayRows(document),
    workshopClosedDays: workshops.flatMap(({ id, closedDays }) =>
      closedDays.map((date) => ({ date, organizationId: id })),
    ),
    workshopOpenDays: workshops.flatMap((workshop) =>
      openDayRows(workshop).map((row) => Object.assign(row, { organizationId: workshop.id })),
    ),
    categories: [...document.productCategories],
    products: products.map(productRow),
    automatic: products.flatMap(({ id, automaticProductIds }) =>
      automaticProductIds.map((addedId) => ({ productId: id, addedId })),
    ),
    additional: products.flatMap(({ id, suggestedProductIds }) =>
      suggestedProductIds.map((additionalId) => ({ productId: id, additionalId })),
    ),
    parameters: parameters.map(({ choices: _choices, ...parameter }) => parameter),
    choices: parameters.flatMap(({ id, choices }) => choices.map((choice) => ({ ...choice, parameterId: id }))),
    tires: products.flatMap(({ id, tire }) => (tire === null ? [] : [{ ...tire, productId: id }])),
    serviceCodes: document.serviceCodes.flatMap(({ code, productIds }) =>
      productIds.map((productId) => ({ code, productId })),
    ),
    extraOrderRows: document.extraOrderRows.map(({ price, ...row }) => ({ ...row, cents: inCents(price) })),
    packages: document.tirePackages.map(({ items: _items, ...one }) => one),
    packageItems: document.tirePackages.flatMap(({ code, items }) =>
      items.map((item) => ({ ...item, packageCode: code })),
    ),
    campaignCodes: document.campaignCodes.map(({ code, percentOff }) => ({ code, percent: percentOff })),
    productMakes: products.flatMap(({ id, makes }) => makes.map((make) => ({ productId: id, make }))),
    dealers: workshops.flatMap(({ id, dealerOfMakes }) => dealerOfMakes.map((make) => ({ organizationId: id, make }))),
    liftMakes: lifts.flatMap(({ id, makes }) => makes.map((make) => ({ resourceId: id, make }))),
    moduleSettings: workshops.flatMap(({ id, moduleSettings }) =>
      moduleSettings.map((one) => ({ ...one, organizationId: id })),
    ),
    expressLanes: workshops.flatMap(({ id, expressLane }) =>
      expressLane === null ? [] : [{ ...expressLane, organizationId: id }],
    ),
    redirects: [...document.redirects],
    creditTerms: workshops.flatMap(({ id, credit: { minimumPrice } }) =>
      minimumPrice === null ? [] : [{ organizationId: id, minimumCents: inCents(minimumPrice) }],
    ),
    creditAmounts: workshops.flatMap(creditAmountRows),
    creditInfos: [...document.creditInfos],
    makes: document.vehicleMakes.map((name, position) => ({ name, position })),
  }
}

/** Converts `HH:mm` to `HH:mm:00`, also at the end of a date and time. */
const withSeconds = (time: string): string => `${time}:00`

const inCents = (euros: number): number => Math.round(euros * 100)

const workshopRow = (workshop: ChainWorkshop): ChainRows['workshops'][number] => ({
  id: workshop.id,
  parentId: workshop.parentId,
  name: workshop.name,
  address: workshop.address,
  postCode: workshop.postCode,
  postOffice: workshop.postOffice,
  opens: withSeconds(workshop.opens),
  closes: withSeconds(workshop.closes),
  carenceDays: workshop.carenceDays,
  shiftChange: withSeconds(workshop.shiftChangeTime),
  keyLocker: workshop.keyLockerInstalled,
  keyLockerText: workshop.keyLockerText,
  hourService: workshop.hourService,
  infoText: workshop.infoText,
  email: workshop.email,
  phone: workshop.phone,
  site: workshop.site,
  officeNumber: workshop.officeNumber,
  latitude: workshop.latitude,
  longitude: workshop.longitude,
  offersMaintenance: workshop.offersMaintenance,
  offersTireChange: workshop.offersTireChange,
  offersDamageInspection: workshop.offersDamageInspection,
  vehicleClasses: workshop.vehicleClassIds && [...workshop.vehicleClassIds],
  replacementCars: workshop.replacementCars,
  transportMinutes: workshop.transport?.windowMinutes ?? TRANSPORT_MINUTES,
})

/** The column's default, for a workshop without the service. */
const TRANSPORT_MINUTES = 60

const windowRows = ({ id, transport }: ChainWorkshop): ChainRows['transportWindows'] => {
  const rowsOf = (direction: 'PICKUP' | 'RETURN', windows: ChainTransport['pickups']) =>
    windows.map(({ starts, cars }) => ({ organizationId: id, direction, starts: withSeconds(starts), capacity: cars }))
  return transport ? [...rowsOf('PICKUP', transport.pickups), ...rowsOf('RETURN', transport.returns)] : []
}

const hoursRows = ({ id, openingHours }: ChainWorkshop): ChainRows['hours'] =>
  openingHours.map(({ weekday, opens, closes, dayOnlyFromMinutes }) => ({
    organizationId: id,
    weekday,
    opens: withSeconds(opens),
    closes: withSeconds(closes),
    dayOnlyFrom: dayOnlyFromMinutes,
  }))

const creditAmountRows = ({ id, credit }: ChainWorkshop): ChainRows['creditAmounts'] =>
  credit.amounts.map((one) => ({
    id: one.id,
    organizationId: id,
    minCents: inCents(one.minPrice),
    maxCents: inCents(one.maxPrice),
    amountCents: inCents(one.amount),
  }))

const productRow = (product: ChainProduct): ChainRows['products'][number] => ({
  id: product.id,
  provider: product.provider,
  categoryId: product.categoryId,
  tireRole: product.tireRole,
  description: product.description,
  normalCents: product.normalPrice === null ? null : inCents(product.normalPrice),
  activeCents: product.price === null ? null : inCents(product.price),
  campaign: product.campaign,
  priceKind: product.priceKind,
  excessPercent: product.allowedExcessPercent,
  goods: product.goods,
  lowestCents: product.lowestPrice30Days === null ? null : inCents(product.lowestPrice30Days),
  minutes: product.minutes,
  infoDescription: product.infoDescription,
  subRows: product.subRows.map(({ description, spareParts }) => ({
    description,
    spareParts: spareParts.map((part) => ({ description: part })),
  })),
  calculatorId: product.calculatorId,
  combustionOnly: product.combustionOnly,
  exclusionGroup: product.exclusionGroup,
  purpose: product.purpose,
})
