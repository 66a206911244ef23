/** Compares people's plans with a chain before and after an import. */
import type { WallDateTime } from '#shared/date/wall-clock'
import { listOrganizations } from '../../catalog/organizations'
import type { Database } from '../../platform/database/database'
import { readServerSecret } from '../../platform/database/server-secret'
import { Calendars } from '../../sections/time/slots/index'
import { unfitLines } from './unfit-lines'
import { listPlans } from './planned-visits'

/**
 * Reads the chain as it is, and returns the function that lists the plans that do not fit once it has been changed in the
 * same transaction.
 */
export async function watchPlans(tx: Database, now: WallDateTime) {
  const before = await factsOf(tx)
  const workshops = new Map((await listOrganizations(tx)).map(({ organization: { id, name } }) => [id, name]))
  const names = {
    workshop: (id: number) => workshops.get(id) ?? '',
    product: (id: number) => before.products.get(id)?.description ?? `product ${id}`,
  }
  return async (changed: Database): Promise<string[]> => {
    const after = await factsOf(changed)
    const unfit = (await listPlans(changed, now, names)).flatMap((plan) => {
      const misfits = plan.misfits(after)
      const known = new Set(plan.misfits(before).map((one) => JSON.stringify(one)))
      const isNew = misfits.some((one) => !known.has(JSON.stringify(one)))
      return misfits.length === 0 ? [] : [{ ...plan, misfits, isNew }]
    })
    return unfitLines(unfit, await readServerSecret(changed))
  }
}

/** Reads the chain anew, because a cache of another transaction's chain must not see this one's. */
const factsOf = (db: Database) => new Calendars().facts(db)
