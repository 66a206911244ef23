/** Answers of the vehicle register that are kept for a while. No row leads to a register number. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { create, integer, nullable, object, string } from 'superstruct'
import type { RegisteredVehicle } from '../../../providers/vehicle-register'
import { first, type Database } from '../../../platform/database/database'
import { registerAnswer } from '../../../platform/database/schema/vehicles'
import { keyed, sealed, unsealed } from '../../../platform/secrets'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/throttle/limits'

const Answer = nullable(
  object({
    registerNumber: string(),
    make: string(),
    model: string(),
    classificationId: integer(),
    classificationName: string(),
  }),
)

/** Returns the key of a register number's row. */
export const plateHashOf = (secret: string, registerNumber: string): string =>
  keyed(secret, 'register answer', registerNumber)
const sealOf = (secret: string, registerNumber: string): string => keyed(secret, 'register seal', registerNumber)

/** Loads the kept answer, null if the register did not know the vehicle, or undefined if none is kept. */
export async function findAnswer(
  db: Database,
  secret: string,
  registerNumber: string,
): Promise<RegisteredVehicle | null | undefined> {
  const isKept = and(
    eq(registerAnswer.plateHash, plateHashOf(secret, registerNumber)),
    gt(registerAnswer.expiresAt, sql`now()`),
  )
  const row = await first(db.select({ sealedAnswer: registerAnswer.sealedAnswer }).from(registerAnswer).where(isKept))
  return row ? create(JSON.parse(unsealed(row.sealedAnswer, sealOf(secret, registerNumber))), Answer) : undefined
}

/** Keeps an answer for a day, or for an hour if the register did not know the vehicle, which may be new. */
export async function keepAnswer(
  db: Database,
  secret: string,
  registerNumber: string,
  answer: RegisteredVehicle | null,
): Promise<void> {
  const seconds = answer ? DAY_SECONDS : HOUR_SECONDS
  const kept = {
    sealedAnswer: sealed(JSON.stringify(answer), sealOf(secret, registerNumber)),
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  }
  await db
    .insert(registerAnswer)
    .values({ plateHash: plateHashOf(secret, registerNumber), ...kept })
    .onConflictDoUpdate({ target: registerAnswer.plateHash, set: kept })
}

/** Deletes the expired answers. */
export async function purgeAnswers(db: Database): Promise<void> {
  await db.delete(registerAnswer).where(lt(registerAnswer.expiresAt, sql`now()`))
}
