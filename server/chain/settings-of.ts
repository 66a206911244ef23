import type { ChainWorkshop } from './document'
import { grouped } from '../platform/database/grouped'
import { inOrder } from './tables/ordering'
import type { ChainRows } from './tables/rows'

interface SettingsOf {
  readonly moduleSettingsOf: (workshopId: number) => ChainWorkshop['moduleSettings']
  readonly expressLaneOf: (workshopId: number) => ChainWorkshop['expressLane']
  readonly creditOf: (workshopId: number) => ChainWorkshop['credit']
}

/** Returns lookups of the workshops' settings by workshop id. */
export function settingsIn(rows: ChainRows): SettingsOf {
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
      inOrder(modules.get(id) ?? [], (one) => `${one.module}\0${one.setting}`).map(({ module, setting, value }) => ({
        module,
        setting,
        value,
      })),
    expressLaneOf: (id) => lanes.get(id) ?? null,
    creditOf: (id) => ({
      minimumPrice: terms.get(id) ?? null,
      amounts: inOrder(amounts.get(id) ?? [], (one) => one.id).map((one) => ({
        id: one.id,
        minPrice: one.minCents / 100,
        maxPrice: one.maxCents / 100,
        amount: one.amountCents / 100,
      })),
    }),
  }
}
