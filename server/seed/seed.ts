import type { WallDateTime } from '#shared/date/wall-clock'
import { hasImportedChain } from '../chain/store/chain-imports'
import type { Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'
import { seedChain } from './chain'
import { seedContacts } from './contacts'
import { seedOther } from './other'
import { seedPayments } from './payments'
import { seedReservations } from './reservations'
import { seedResources } from './resources'
import { seedServiceTickets } from './service-tickets'
import { seedSettings } from './settings'
import { seedTireHotel } from './tire-hotel'
import { seedTrade } from './trade'
import { seedValet } from './valet'

/**
 * Seeds the demo chain into an empty database, and at later starts fills the calendars up to the new horizon. Does
 * nothing if a chain was imported. `addMore` runs once, for a new demo.
 */
export const seed = (
  db: Database,
  now: WallDateTime,
  addMore: (tx: Database, now: WallDateTime) => Promise<void> = () => Promise.resolve(),
): Promise<void> =>
  db.transaction(async (tx) => {
    if (await hasImportedChain(tx)) return
    const [any] = await tx.select({ id: organization.id }).from(organization).limit(1)
    if (!any) await seedChain(tx)
    await seedContacts(tx)
    await seedSettings(tx)
    await seedServiceTickets(tx, now)
    await seedResources(tx, now)
    await seedTrade(tx)
    await seedTireHotel(tx)
    await seedPayments(tx)
    await seedOther(tx)
    await seedValet(tx)
    await seedReservations(tx, now)
    if (!any) await addMore(tx, now)
  })
