import { asc, eq, sql } from 'drizzle-orm'
import { number, object } from 'superstruct'
import type { CreditInfo } from '#shared/api/nouns/credit'
import type { CreditTerms } from '../../../../providers/financing'
import { queryRows, type Database } from '../../../../platform/database/database'
import { creditAmountSetting, creditInfo } from '../../../../platform/database/schema/payments'

const TermsRow = object({ organizationId: number(), minimumCents: number() })

/** Loads a workshop's credit terms, or else its parent's, or null if neither has any. */
export async function findCreditTerms(db: Database, organizationId: number): Promise<CreditTerms | null> {
  const [terms] = await queryRows(
    db,
    sql`
      select credit_terms.organization_id as "organizationId", minimum_cents as "minimumCents"
      from organization join credit_terms on credit_terms.organization_id in (organization.id, organization.parent_id)
      where organization.id = ${organizationId}
      order by credit_terms.organization_id = organization.id desc
      limit 1`,
    TermsRow,
  )
  if (!terms) return null
  const amounts = await db
    .select()
    .from(creditAmountSetting)
    .where(eq(creditAmountSetting.organizationId, terms.organizationId))
    .orderBy(asc(creditAmountSetting.minCents))
  return { minimumCents: terms.minimumCents, amounts }
}

/** Loads the information texts about credit, in the chain's order. */
export async function listCreditInfos(db: Database): Promise<CreditInfo[]> {
  const rows = await db.select().from(creditInfo).orderBy(asc(creditInfo.id))
  return rows.map((row) => ({
    creditServiceName: row.serviceName,
    creditServiceLink: row.serviceLink,
    infoText: row.infoText,
    infoLink: row.infoLink,
  }))
}
