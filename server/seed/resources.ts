/** Seeds the demo chain's selectable mechanics, their shifts and absences, and hour service. */
import { and, eq, inArray } from 'drizzle-orm'
import { addDays, at, dateOf, weekday, type WallDateTime } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { organization, resource } from '../platform/database/schema/chain'
import { customerResource, resourceAbsence, resourceShift } from '../platform/database/schema/resources'
import { absences, customers, hourLane, hourServiceWorkshops, mechanics, shifts } from './data/resources'
import { workshops } from './data/workshops'

/** Seeds once, and the demo chain only, because another chain may have lifts with the same ids. */
export async function seedResources(tx: Database, now: WallDateTime): Promise<void> {
  const [any] = await tx.select({ id: resourceShift.resourceId }).from(resourceShift).limit(1)
  if (any || !(await isDemoChain(tx))) return
  await tx
    .update(organization)
    .set({ hourService: true })
    .where(inArray(organization.id, [...hourServiceWorkshops]))
  await tx
    .insert(resource)
    .values({ ...hourLane, hourServiceOnly: true })
    .onConflictDoNothing()
  for (const { id, displayName } of mechanics)
    await tx.update(resource).set({ displayName, customerSelectable: true }).where(eq(resource.id, id))
  await tx.insert(resourceShift).values(shifts)
  const monday = addDays(dateOf(now), 1 - weekday(dateOf(now)))
  const moment = ({ day, time }: { day: number; time: string }) => at(addDays(monday, day), time)
  await tx
    .insert(resourceAbsence)
    .values(
      absences.map(({ resourceId, from, until }) => ({ resourceId, during: `[${moment(from)},${moment(until)})` })),
    )
  await tx.insert(customerResource).values([...customers])
}

async function isDemoChain(tx: Database): Promise<boolean> {
  const demo = workshops.find((one) => one.id === hourLane.organizationId)
  const found = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, hourLane.organizationId), eq(organization.name, demo?.name ?? '')))
  return found.length > 0
}
