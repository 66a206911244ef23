/** Rules that decide which workshops can serve a visitor. */
import type { organization } from '../platform/database/schema/chain'

/** The services that a workshop offers and the vehicle classes that it accepts. */
export type Abilities = Pick<
  typeof organization.$inferSelect,
  'offersMaintenance' | 'offersTireChange' | 'offersDamageInspection' | 'vehicleClasses'
>

/** The visitor's process and vehicle. */
export interface Need {
  /** A process type of the contract. */
  readonly processType: string
  /** Id of the vehicle's class; null if unknown, and then every workshop accepts it. */
  readonly classificationId: number | null
}

type Ability = Exclude<keyof Abilities, 'vehicleClasses'>

/** The ability that a process needs; processes not listed need maintenance. Null means every workshop (CANCEL_FORM). */
const NEEDED: ReadonlyMap<string, Ability | null> = new Map([
  ['TIRE_CHANGE', 'offersTireChange'],
  ['TIRE_SALES', 'offersTireChange'],
  ['DAMAGE_INSPECTION', 'offersDamageInspection'],
  ['CANCEL_FORM', null],
])

/** Whether a workshop offers the process and accepts the vehicle's class. */
export function fits(abilities: Abilities, { processType, classificationId }: Need): boolean {
  const ability = NEEDED.get(processType)
  const isOffered = ability === null || abilities[ability ?? 'offersMaintenance']
  const { vehicleClasses } = abilities
  return (
    isOffered && (vehicleClasses === null || classificationId === null || vehicleClasses.includes(classificationId))
  )
}
