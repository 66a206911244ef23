/** Seeds the demo chain itself, as far as it does not depend on the current day. */
import type { Database } from '../platform/database/database'
import { closedDay, infoText, openDay, openingHours, organization, resource } from '../platform/database/schema/chain'
import { campaignCode } from '../platform/database/schema/products'
import { vehicle, vehicleMake } from '../platform/database/schema/vehicles'
import { campaignCodes, categories } from './data/products'
import { infoTexts, organizationInfo } from './data/texts'
import { vehicleMakes, vehicles } from './data/vehicles'
import { closedDays, shortDays, workshops } from './data/workshops'
import { seedProducts } from './products'
import type { SeedWorkshop } from './types'

/** Workshop whose texts all others inherit. */
const PARENT = 1
const WEEKDAYS = [1, 2, 3, 4, 5]

/** Returns the ids of a workshop's lifts, derived from the workshop's id. */
export const liftsOf = ({ id, lifts }: SeedWorkshop): number[] =>
  Array.from({ length: lifts }, (_, index) => id * 100 + index + 1)

export async function seedChain(tx: Database): Promise<void> {
  await tx.insert(organization).values(
    workshops.map(({ lifts: _lifts, dayOnly: _dayOnly, ...one }) => ({
      ...one,
      parentId: one.id === PARENT ? null : PARENT,
      infoText: organizationInfo.default,
      keyLockerText: one.keyLocker ? organizationInfo.keyLocker : '',
    })),
  )
  await tx.insert(openingHours).values(workshops.flatMap(hoursOf))
  await tx
    .insert(resource)
    .values(
      workshops.flatMap((one) =>
        liftsOf(one).map((id, index) => ({ id, organizationId: one.id, name: `Nosturi ${index + 1}` })),
      ),
    )
  await tx.insert(closedDay).values(closedDays.map((date) => ({ date })))
  await tx.insert(openDay).values(shortDays.map((date) => ({ date, closes: '15:00:00' })))
  await tx
    .insert(infoText)
    .values(Object.entries(infoTexts).map(([code, text]) => ({ organizationId: PARENT, code, text })))
  await seedProducts(tx, categories)
  await tx.insert(campaignCode).values(Object.entries(campaignCodes).map(([code, percent]) => ({ code, percent })))
  await tx.insert(vehicle).values([...vehicles])
  await tx.insert(vehicleMake).values(vehicleMakes.map((name, position) => ({ name, position })))
}

const hoursOf = ({ id, opens, closes, dayOnly }: SeedWorkshop) =>
  WEEKDAYS.map((weekday) => ({
    organizationId: id,
    weekday,
    opens,
    closes,
    dayOnlyFrom: dayOnly?.weekday === weekday ? dayOnly.from : null,
  }))
