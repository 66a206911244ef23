import { asc, eq } from 'drizzle-orm'
import type { RegisteredVehicle } from '../../../providers/vehicle-register'
import { first, type Database } from '../../../platform/database/database'
import { vehicle, vehicleMake } from '../../../platform/database/schema/vehicles'

/** Finds a vehicle of the sandbox by its normalised register number, or null. */
export const findVehicle = (db: Database, registerNumber: string): Promise<RegisteredVehicle | null> =>
  first(db.select().from(vehicle).where(eq(vehicle.registerNumber, registerNumber)))

/** Lists the makes, in display order. */
export async function listMakes(db: Database): Promise<string[]> {
  const rows = await db.select().from(vehicleMake).orderBy(asc(vehicleMake.position))
  return rows.map((row) => row.name)
}
