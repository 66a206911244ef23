import { asc, eq } from 'drizzle-orm'
import type { RegisteredVehicle } from '../domain/draft-vehicle'
import type { Database } from './database'
import { vehicle, vehicleMake } from './schema/vehicles'

/** Looks a vehicle of the sandbox up by its normalised register number. */
export async function findVehicle(db: Database, registerNumber: string): Promise<RegisteredVehicle | null> {
  const [row] = await db.select().from(vehicle).where(eq(vehicle.registerNumber, registerNumber))
  return row ?? null
}

/** The makes, in the order they are offered in. */
export async function listMakes(db: Database): Promise<string[]> {
  const rows = await db.select().from(vehicleMake).orderBy(asc(vehicleMake.position))
  return rows.map((row) => row.name)
}
