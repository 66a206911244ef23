/** A chain's vehicle register with a cache, because its keeper charges each query. */
import type { RegisteredVehicle, VehicleRegister } from '../../../providers/vehicle-register'
import type { Database } from '../../../platform/database/database'
import type { Metrics } from '../../../platform/operations/metrics'
import { findAnswer, keepAnswer } from '../store/register-answers'

interface Cached {
  readonly db: Database
  readonly secret: string
  readonly register: VehicleRegister
  /** Counts who answered. */
  readonly count: Metrics['lookedUp']
}

/**
 * Caches the answers of a register in the database, so that all processes share them and keep them over a restart.
 * Look-ups of one vehicle at a time wait for one query, within this process. A failure is never cached.
 */
export function cachedRegister({ db, secret, register, count }: Cached): VehicleRegister {
  const running = new Map<string, Promise<RegisteredVehicle | null>>()
  const query = async (registerNumber: string): Promise<RegisteredVehicle | null> => {
    try {
      const answer = ownFields(await register.find(registerNumber))
      count('register')
      return answer
    } catch (error) {
      count('nobody')
      throw error
    }
  }
  const lookUp = async (registerNumber: string): Promise<RegisteredVehicle | null> => {
    const kept = await findAnswer(db, secret, registerNumber)
    if (kept !== undefined) {
      count('cache')
      return kept
    }
    const answer = await query(registerNumber)
    await keepAnswer(db, secret, registerNumber, answer)
    return answer
  }
  const start = (registerNumber: string): Promise<RegisteredVehicle | null> => {
    const started = lookUp(registerNumber).finally(() => running.delete(registerNumber))
    running.set(registerNumber, started)
    return started
  }
  return {
    find: async (registerNumber) => {
      const other = running.get(registerNumber)
      if (!other) return start(registerNumber)
      const answer = await other
      count('cache')
      return answer
    },
  }
}

/** Copies only the port's fields, in case an adapter returns more. */
const ownFields = (found: RegisteredVehicle | null): RegisteredVehicle | null =>
  found && {
    registerNumber: found.registerNumber,
    make: found.make,
    model: found.model,
    classificationId: found.classificationId,
    classificationName: found.classificationName,
  }
