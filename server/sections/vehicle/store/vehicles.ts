import { asc, eq } from 'drizzle-orm'
import type { RegisteredVehicle } from '../rules/draft-vehicle'
import type { Database } from '../../../platform/database/database'
import { vehicle, vehicleMake } from '../../../platform/database/schema/vehicles'

/** Finds a vehicle of the sandbox by its normalised register number, or null. */
export async function findVehicle(db: Database, registerNumber: string): Promise<RegisteredVehicle | null> {
  const [row] = await db.select().from(vehicle).where(eq(vehicle.registerNumber, registerNumber))
  return row ?? null
}

/** Lists the makes, in display order. */
export async function listMakes(db: Database): Promise<string[]> {
  const rows = await db.select().from(vehicleMake).orderBy(asc(vehicleMake.position))
  return rows.map((row) => row.name)
}
