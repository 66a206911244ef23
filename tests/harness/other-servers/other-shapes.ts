import type { BookingContract } from '#shared/api/contract'

type Shape = (value: unknown) => unknown

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Sends a plain number of euros instead of each price that has no campaign. */
const plainPrices: Shape = (value) => {
  if (Array.isArray(value)) return value.map(plainPrices)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => {
      const euros = field(one, 'active_price')
      const isPlain = name === 'price' && typeof euros === 'number' && field(one, 'normal_price') === euros
      return [name, isPlain ? euros : plainPrices(one)]
    }),
  )
}

/** Sends `regNbr` alone, as some servers do. */
const shortPlate: Shape = (value) => {
  const vehicle = field(value, 'vehicle')
  const plate = field(vehicle, 'register_number')
  if (typeof plate !== 'string') return value
  return { ...Object(value), vehicle: { ...Object(vehicle), register_number: undefined, regNbr: plate } }
}

/** Natural shapes that the specification leaves open, by call (AS-04). */
export const otherShapes: Readonly<Partial<Record<keyof BookingContract, Shape>>> = {
  activeOrganizationInfoText: (value) => field(value, 'text') ?? '',
  moduleSetting: (value) => field(value, 'value') ?? null,
  vehicleMakes: (value) => list(value).map((name, id) => ({ id, name })),
  extraServices: (value) => list(value).flatMap((category) => list(field(category, 'products'))),
  extraAdditionalServices: (value) => list(value).flatMap((category) => list(field(category, 'products'))),
  services: plainPrices,
  additionalServices: plainPrices,
  getBooking: shortPlate,
}
