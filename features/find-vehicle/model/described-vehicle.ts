import { object, string, type Infer } from 'superstruct'
import { sessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'
import { persisted } from '#shared/store/persisted'
import { DESCRIPTION_KEY } from './description-key'

const Remembered = object({
  token: string(),
  registerNumber: string(),
  kilometers: string(),
  make: string(),
  model: string(),
})

/** What the visitor says, as typed, of a vehicle that the register does not know. */
export type DescribedVehicle = Omit<Infer<typeof Remembered>, 'token'>

const NOTHING = { make: '', model: '' }

/**
 * The description typed into this booking, so that a reload, or coming back to the step, does not ask for it again. It
 * belongs to the booking's session: of another one it is nobody's.
 */
export const describedVehicle = defineStore('described-vehicle', (get) => {
  const session = get(sessionStore)
  const memory = persisted(() => window.sessionStorage, DESCRIPTION_KEY, Remembered)
  const read = (): DescribedVehicle | null => {
    const remembered = memory.read()
    // Of the session before this one too, where that ended by itself.
    return remembered && [session.token, session.lost].includes(remembered.token) ? remembered : null
  }
  return {
    /** What is typed of this plate so far. */
    of: (registerNumber: string): Pick<DescribedVehicle, 'make' | 'model'> => {
      const described = read()
      const { make, model } = described?.registerNumber === registerNumber ? described : NOTHING
      return { make, model }
    },
    write: (vehicle: DescribedVehicle): void => {
      if (session.token !== null) memory.write({ ...vehicle, token: session.token })
    },
    clear: memory.clear,
    /** The vehicle described so far, if it is this one; of a booking without a vehicle it is any. */
    recall: (registerNumber: string): DescribedVehicle | null => {
      const described = read()
      if (!described) memory.clear()
      return registerNumber === '' || registerNumber === described?.registerNumber ? described : null
    },
  }
})
