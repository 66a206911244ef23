import { inCents } from '../platform/money'
import type { Database } from '../platform/database/database'
import * as tables from '../platform/database/schema/payments'
import { creditInfos, creditTerms } from './data/payments'

/** Seeds the demo's credit terms into empty tables. */
export async function seedPayments(tx: Database): Promise<void> {
  const [any] = await tx.select().from(tables.creditTerms).limit(1)
  if (any) return
  await tx
    .insert(tables.creditTerms)
    .values(
      creditTerms.map(({ organizationId, minimumPrice }) => ({ organizationId, minimumCents: inCents(minimumPrice) })),
    )
  await tx.insert(tables.creditAmountSetting).values(
    creditTerms.flatMap(({ organizationId, amounts }) =>
      amounts.map(({ id, minPrice, maxPrice, amount }) => ({
        id,
        organizationId,
        minCents: inCents(minPrice),
        maxCents: inCents(maxPrice),
        amountCents: inCents(amount),
      })),
    ),
  )
  await tx.insert(tables.creditInfo).values(
    creditInfos.map((info, index) => ({
      id: index + 1,
      serviceName: info.creditServiceName,
      serviceLink: info.creditServiceLink,
      infoText: info.infoText,
      infoLink: info.infoLink,
    })),
  )
}
