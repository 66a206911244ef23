/** The chain's data that calendars are computed from. It is read at once and cached, because it seldom changes. */
import { asc } from 'drizzle-orm'
import { minutesOf, type WallTime } from '#shared/date/wall-clock'
import type { Hours } from '../../../../calendar/opening-hours'
import { readDayExceptions } from '../../../../calendar/read-exceptions'
import type { TakenTime, Workshop } from '../rules/calendar'
import { PICK_UP_LEAD } from '../../../../catalog/pick-up-lead'
import type { Product } from '../../../../catalog/product'
import type { WorkShift } from '../rules/work-shifts'
import { grouped } from '../../../../platform/database/grouped'
import type { Database } from '../../../../platform/database/database'
import { openingHours, organization, resource, transportWindow } from '../../../../platform/database/schema/chain'
import { product } from '../../../../platform/database/schema/products'
import { resourceShift } from '../../../../platform/database/schema/resources'
import { findModuleSettings } from '../../../../catalog/settings'
import { readAbsences } from './taken-times'

/** A product. `tireRole` is its field in the tire products, or null if it is not one of them. */
export type ChainProduct = Product & { readonly tireRole: string | null }

/** What a workshop counts besides its lifts. */
export interface WorkshopExtras {
  /** Hours of its desk. */
  readonly opening: WallTime
  readonly closing: WallTime
  /** Number of its replacement cars; null if they are not counted. */
  readonly replacementCars: number | null
  /** Windows of the pick-up and return service, in order, and their length. */
  readonly windowMinutes: number
  readonly windows: readonly ValetWindow[]
}

type ValetWindow = Omit<typeof transportWindow.$inferSelect, 'organizationId'>

export interface ChainFacts {
  readonly workshops: ReadonlyMap<number, Workshop>
  /** By resource id. A resource without an entry works during all opening hours. */
  readonly shifts: ReadonlyMap<number, readonly WorkShift[]>
  /** By resource id. */
  readonly absences: ReadonlyMap<number, readonly TakenTime[]>
  readonly products: ReadonlyMap<number, ChainProduct>
  /** By workshop id. */
  readonly extras: ReadonlyMap<number, WorkshopExtras>
  /** By workshop id: the setting for the days until tires from the tire hotel are available, unparsed. */
  readonly pickUpLeads: ReadonlyMap<number, string>
}

export async function readChainFacts(db: Database): Promise<ChainFacts> {
  const organizations = await db.select().from(organization)
  const hours = grouped(await db.select().from(openingHours), (row) => row.organizationId)
  const lifts = grouped(await db.select().from(resource).orderBy(asc(resource.id)), (row) => row.organizationId)
  const windows = grouped(
    await db.select().from(transportWindow).orderBy(asc(transportWindow.starts)),
    (row) => row.organizationId,
  )
  const shifts = (await db.select().from(resourceShift)).map(shiftOf)
  const exceptionsOf = await readDayExceptions(db)
  const products = await db.select().from(product)
  const ids = organizations.map(({ id }) => id)
  const workshops = organizations.map((one): Workshop => {
    const own = lifts.get(one.id) ?? []
    return {
      id: one.id,
      carenceDays: one.carenceDays,
      shiftChange: minutesOf(one.shiftChange),
      hours: (hours.get(one.id) ?? []).map(hoursOf),
      exceptions: exceptionsOf(one.id),
      hourService: one.hourService,
      resources: own.filter((lift) => !lift.hourServiceOnly).map(({ id }) => id),
      hourLanes: own.filter((lift) => lift.hourServiceOnly).map(({ id }) => id),
    }
  })
  return {
    workshops: new Map(workshops.map((one) => [one.id, one])),
    shifts: grouped(shifts, (shift) => shift.resource),
    absences: await readAbsences(db),
    products: new Map(products.map((one) => [one.id, one])),
    extras: new Map(organizations.map((one) => [one.id, extrasOf(one, windows.get(one.id) ?? [])])),
    pickUpLeads: await findModuleSettings(db, ids, PICK_UP_LEAD),
  }
}

const extrasOf = (
  { opens, closes, replacementCars, transportMinutes }: typeof organization.$inferSelect,
  windows: readonly ValetWindow[],
): WorkshopExtras => ({
  opening: opens,
  closing: closes,
  replacementCars,
  windowMinutes: transportMinutes,
  windows,
})

const hoursOf = (row: typeof openingHours.$inferSelect): Hours => ({
  weekday: row.weekday,
  open: minutesOf(row.opens),
  close: minutesOf(row.closes),
  dayOnlyFrom: row.dayOnlyFrom,
})

const shiftOf = (row: typeof resourceShift.$inferSelect): WorkShift => ({
  resource: row.resourceId,
  weekday: row.weekday,
  start: minutesOf(row.starts),
  end: minutesOf(row.ends),
})
