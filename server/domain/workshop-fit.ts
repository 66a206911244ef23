/** Which workshop can take which visitor in. */

/** What a workshop takes in. */
export interface Abilities {
  readonly offersMaintenance: boolean
  readonly offersTireChange: boolean
  readonly offersDamageInspection: boolean
  /** Ids of the classes of vehicle it takes in; null: every class. */
  readonly vehicleClasses: readonly number[] | null
}

/** What a visitor comes for. */
export interface Need {
  /** A process type of the contract. */
  readonly processType: string
  /** The vehicle's class; null where it is not known, which keeps nobody away. */
  readonly classificationId: number | null
}

type Offer = Exclude<keyof Abilities, 'vehicleClasses'>

/** The processes that not every workshop for maintenance can do; any may be written to (CANCEL_FORM). */
const NEEDED: ReadonlyMap<string, Offer | null> = new Map([
  ['TIRE_CHANGE', 'offersTireChange'],
  ['TIRE_SALES', 'offersTireChange'],
  ['DAMAGE_INSPECTION', 'offersDamageInspection'],
  ['CANCEL_FORM', null],
])

/** Whether a workshop can do what is needed, on a vehicle of that class. */
export function fits(abilities: Abilities, { processType, classificationId }: Need): boolean {
  const offer = NEEDED.get(processType)
  const isOffered = offer === null || abilities[offer ?? 'offersMaintenance']
  const { vehicleClasses } = abilities
  return (
    isOffered && (vehicleClasses === null || classificationId === null || vehicleClasses.includes(classificationId))
  )
}
