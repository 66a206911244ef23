import { object, string, type Infer } from 'superstruct'
import { sessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'
import { persisted } from '#shared/store/persisted'

const Remembered = object({
  token: string(),
  registerNumber: string(),
  kilometers: string(),
  make: string(),
  model: string(),
})

/** The visitor's description of a vehicle that is not in the register, as typed. */
export type DescribedVehicle = Omit<Infer<typeof Remembered>, 'token'>

const NOTHING = { make: '', model: '' }

/**
 * Keeps the description in session storage, so that it survives a reload or a return to the step. It is bound to the
 * session token, so other bookings do not see it.
 */
export const describedVehicle = defineStore('described-vehicle', (get) => {
  const session = get(sessionStore)
  const memory = persisted('huoltovaraus.vehicle', Remembered)
  const read = (): DescribedVehicle | null => {
    const remembered = memory.read()
    // Accepts a description from the previous session too, if that session expired.
    return remembered && [session.token, session.expiredToken].includes(remembered.token) ? remembered : null
  }
  return {
    /** Returns the stored make and model for this register number, or empty strings. */
    of: (registerNumber: string): Pick<DescribedVehicle, 'make' | 'model'> => {
      const described = read()
      const { make, model } = described?.registerNumber === registerNumber ? described : NOTHING
      return { make, model }
    },
    write: (vehicle: DescribedVehicle): void => {
      if (session.token !== null) memory.write({ ...vehicle, token: session.token })
    },
    clear: memory.clear,
    /**
     * Returns the stored description if its register number matches, or any description for an empty register number.
     */
    restore: (registerNumber: string): DescribedVehicle | null => {
      const described = read()
      if (!described) memory.clear()
      return registerNumber === '' || registerNumber === described?.registerNumber ? described : null
    },
  }
})
