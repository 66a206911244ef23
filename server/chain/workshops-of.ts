import type { ChainLift, ChainWorkshop } from './schema/document'
import { daysOf } from './days'
import { grouped, sortedBy } from '../platform/database/grouped'
import type { ChainRows } from './rows'

/** Converts a chain's rows to the workshops of a document. */
export function workshopsOf(rows: ChainRows): ChainWorkshop[] {
  const hours = grouped(rows.hours, (one) => one.organizationId)
  const infoTexts = grouped(rows.infoTexts, (one) => one.organizationId)
  const lifts = grouped(rows.lifts, (one) => one.organizationId)
  const closedDays = grouped(rows.workshopClosedDays, (one) => one.organizationId)
  const openDays = grouped(rows.workshopOpenDays, (one) => one.organizationId)
  const dealers = grouped(rows.dealers, (one) => one.organizationId)
  const windows = grouped(rows.transportWindows, (one) => one.organizationId)
  const differingOf = (id: number) => daysOf(closedDays.get(id) ?? [], openDays.get(id) ?? [])
  const liftOf = liftsOf(rows)
  const { moduleSettingsOf, expressLaneOf, creditOf } = settingsIn(rows)
  return sortedBy(rows.workshops, (one) => one.id).map((one) => ({
    id: one.id,
    parentId: one.parentId,
    name: one.name,
    address: one.address,
    postCode: one.postCode,
    postOffice: one.postOffice,
    email: one.email,
    phone: one.phone,
    site: one.site,
    officeNumber: one.officeNumber,
    latitude: one.latitude,
    longitude: one.longitude,
    opens: withoutSeconds(one.opens),
    closes: withoutSeconds(one.closes),
    openingHours: sortedBy(hours.get(one.id) ?? [], (row) => row.weekday).map((row) => ({
      weekday: row.weekday,
      opens: withoutSeconds(row.opens),
      closes: withoutSeconds(row.closes),
      dayOnlyFromMinutes: row.dayOnlyFrom,
    })),
    closedDays: differingOf(one.id).closedDays,
    shortDays: differingOf(one.id).shortDays,
    openDays: differingOf(one.id).openDays,
    carenceDays: one.carenceDays,
    shiftChangeTime: withoutSeconds(one.shiftChange),
    keyLockerInstalled: one.keyLocker,
    keyLockerText: one.keyLockerText,
    hourService: one.hourService,
    offersMaintenance: one.offersMaintenance,
    offersTireChange: one.offersTireChange,
    offersDamageInspection: one.offersDamageInspection,
    dealerOfMakes: (dealers.get(one.id) ?? []).map(({ make }) => make).sort(),
    vehicleClassIds: one.vehicleClasses,
    replacementCars: one.replacementCars,
    transport: transportOf(windows.get(one.id) ?? [], one.transportMinutes),
    infoText: one.infoText,
    infoTexts: sortedBy(infoTexts.get(one.id) ?? [], (row) => row.code).map(({ code, text }) => ({ code, text })),
    lifts: sortedBy(lifts.get(one.id) ?? [], (lift) => lift.id).map(liftOf),
    moduleSettings: moduleSettingsOf(one.id),
    expressLane: expressLaneOf(one.id),
    credit: creditOf(one.id),
  }))
}

function liftsOf(rows: ChainRows): (lift: ChainRows['lifts'][number]) => ChainLift {
  const shifts = grouped(rows.shifts, (one) => one.resourceId)
  const makes = grouped(rows.liftMakes, (one) => one.resourceId)
  const absences = grouped(rows.absences, (one) => one.resourceId)
  return ({ id, name, displayName, customerSelectable, hourServiceOnly }) => ({
    id,
    name,
    displayName,
    customerSelectable,
    hourServiceOnly,
    makes: (makes.get(id) ?? []).map(({ make }) => make).sort(),
    shifts: sortedBy(shifts.get(id) ?? [], (one) => one.weekday).map(({ weekday, starts, ends }) => ({
      weekday,
      starts: withoutSeconds(starts),
      ends: withoutSeconds(ends),
    })),
    absences: sortedBy(absences.get(id) ?? [], (one) => one.start).map(({ start, end }) => ({
      start: withoutSeconds(start),
      end: withoutSeconds(end),
    })),
  })
}

/** Returns the windows of a workshop, or null if it has none. */
function transportOf(rows: ChainRows['transportWindows'], windowMinutes: number): ChainWorkshop['transport'] {
  if (rows.length === 0) return null
  const windowsOf = (direction: 'PICKUP' | 'RETURN') =>
    sortedBy(
      rows.filter((row) => row.direction === direction),
      (row) => row.starts,
    ).map(({ starts, capacity }) => ({ starts: withoutSeconds(starts), cars: capacity }))
  return { windowMinutes, pickups: windowsOf('PICKUP'), returns: windowsOf('RETURN') }
}

const withoutSeconds = (time: string): string => time.slice(0, -3)

interface SettingsOf {
  readonly moduleSettingsOf: (workshopId: number) => ChainWorkshop['moduleSettings']
  readonly expressLaneOf: (workshopId: number) => ChainWorkshop['expressLane']
  readonly creditOf: (workshopId: number) => ChainWorkshop['credit']
}

/** Returns lookups of the workshops' settings by workshop id. */
function settingsIn(rows: ChainRows): SettingsOf {
  const modules = grouped(rows.moduleSettings, (one) => one.organizationId)
  const lanes = new Map(
    rows.expressLanes.map(({ organizationId, enabled, title, infoText }) => [
      organizationId,
      { enabled, title, infoText },
    ]),
  )
  const terms = new Map(rows.creditTerms.map((one) => [one.organizationId, one.minimumCents / 100]))
  const amounts = grouped(rows.creditAmounts, (one) => one.organizationId)
  return {
    moduleSettingsOf: (id) =>
      sortedBy(modules.get(id) ?? [], (one) => `${one.module}\0${one.setting}`).map(({ module, setting, value }) => ({
        module,
        setting,
        value,
      })),
    expressLaneOf: (id) => lanes.get(id) ?? null,
    creditOf: (id) => ({
      minimumPrice: terms.get(id) ?? null,
      amounts: sortedBy(amounts.get(id) ?? [], (one) => one.id).map((one) => ({
        id: one.id,
        minPrice: one.minCents / 100,
        maxPrice: one.maxCents / 100,
        amount: one.amountCents / 100,
      })),
    }),
  }
}
