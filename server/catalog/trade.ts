import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { LeasingCompany, LeasingContract, Lift, Recall } from '#shared/api/nouns/trade'
import type { Cycle } from './makes'
import type { Database } from '../platform/database/database'
import { grouped } from '../platform/database/grouped'
import { resource } from '../platform/database/schema/chain'
import * as tables from '../platform/database/schema/trade'

/** Loads the makes that each product fits, by product id. A product without makes is absent. */
export async function makesOfProducts(db: Database, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(tables.productMake)
    .where(inArray(tables.productMake.productId, [...ids]))
  return new Map(
    [...grouped(rows, ({ productId }) => productId)].map(([id, found]) => [id, found.map(({ make }) => make)]),
  )
}

/** Whether a workshop is an authorised dealer of a make. */
export async function isBrandDealer(db: Database, organizationId: number, make: string): Promise<boolean> {
  const { brandDealer } = tables
  const isOf = and(eq(brandDealer.organizationId, organizationId), eq(brandDealer.make, make))
  return (await db.$count(brandDealer, isOf)) > 0
}

/** Lists the lifts of a workshop for a make: those set for the make, or else all. */
export async function liftsForMake(db: Database, organizationId: number, make: string): Promise<Lift[]> {
  const lifts = await db
    .select({ id: resource.id, name: resource.name })
    .from(resource)
    .where(eq(resource.organizationId, organizationId))
    .orderBy(asc(resource.id))
  const rows = await db.select().from(tables.makeLift).where(eq(tables.makeLift.make, make))
  const own = lifts.filter(({ id }) => rows.some((row) => row.resourceId === id))
  return own.length > 0 ? own : lifts
}

/** Loads a make's open recalls of a vehicle, newest first. */
export async function findRecalls(db: Database, make: string, registerNumber: string): Promise<Recall[]> {
  const rows = await db
    .select()
    .from(tables.recall)
    .where(and(eq(tables.recall.make, make), eq(tables.recall.registerNumber, registerNumber)))
  return rows
    .toSorted((one, other) => (one.issued < other.issued ? 1 : -1))
    .map(({ code, description, issued }) => ({ code, description, issued }))
}

export const listCycles = (db: Database): Promise<Cycle[]> =>
  db.select().from(tables.serviceCycle).orderBy(asc(tables.serviceCycle.id))

/** Lists the tree of repair targets, in the chain's order. */
export const listRepairTargets = (db: Database): Promise<(typeof tables.repairTarget.$inferSelect)[]> =>
  db.select().from(tables.repairTarget).orderBy(asc(tables.repairTarget.id))

export const listLeasingCompanies = (db: Database): Promise<LeasingCompany[]> =>
  db.select().from(tables.leasingCompany).orderBy(asc(tables.leasingCompany.id))

export const listLeasingContracts = (db: Database, companyId: number): Promise<LeasingContract[]> =>
  db
    .select()
    .from(tables.leasingContract)
    .where(eq(tables.leasingContract.companyId, companyId))
    .orderBy(asc(tables.leasingContract.id))

/** Stores a session's offer request and replaces its earlier one. Returns false if both are the same. */
export async function putOfferRequest(
  tx: Database,
  row: Omit<typeof tables.offerRequest.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const { offerRequest } = tables
  const isOther = sql`(${offerRequest.organizationId}, ${offerRequest.content}) is distinct from
    (excluded.organization_id, excluded.content)`
  const changed = await tx
    .insert(offerRequest)
    .values(row)
    .onConflictDoUpdate({ target: offerRequest.sessionId, set: row, setWhere: isOther })
    .returning({ sessionId: offerRequest.sessionId })
  return changed.length > 0
}

/** Counts the stages that a session has reported. */
export const countStages = (db: Database, sessionId: string): Promise<number> =>
  db.$count(tables.stageEvent, eq(tables.stageEvent.sessionId, sessionId))

export async function insertStage(db: Database, sessionId: string, code: string): Promise<void> {
  await db.insert(tables.stageEvent).values({ sessionId, code })
}
