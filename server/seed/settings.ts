import type { Database } from '../platform/database/database'
import { moduleSetting, redirectSetting, servicelaneSetting } from '../platform/database/schema/settings'
import { moduleSettings, redirects, servicelanes } from './data/settings'
import { isDemoChain } from './demo'

/** Seeds the demo chain's settings beyond its calendars, once. */
export async function seedSettings(tx: Database): Promise<void> {
  const [any] = await tx.select().from(redirectSetting).limit(1)
  if (any || !(await isDemoChain(tx))) return
  await tx.insert(moduleSetting).values([...moduleSettings])
  await tx.insert(servicelaneSetting).values([...servicelanes])
  await tx.insert(redirectSetting).values(Object.entries(redirects).map(([processType, url]) => ({ processType, url })))
}
