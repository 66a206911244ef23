/** What a workshop knows of makes, recalls, repairs and leasing. SPEC.md prints none of these: they are the simplest that will do. */
import { boolean, number, object, string, type Infer } from 'superstruct'
import { Identifier, orDefault, orNull, text } from './lenient'

/** A maker's recall that has yet to be done on the vehicle. `issued` is a date. */
export const Recall = object({ code: string(), description: text(), issued: orNull(string()) })
export type Recall = Infer<typeof Recall>

/** How often something is due: after so many kilometers or months, whichever comes first. `nextKilometers` is of the vehicle. */
export const ServiceCycle = object({
  target: string(),
  kilometers: orNull(number()),
  months: orNull(number()),
  nextKilometers: orNull(number()),
})
export type ServiceCycle = Infer<typeof ServiceCycle>

export const Lift = object({ id: Identifier, name: text() })
export type Lift = Infer<typeof Lift>

/** Something that can be repaired; `parentId` names what it is a part of, null at the root. */
export const RepairTarget = object({
  id: Identifier,
  parentId: orNull(Identifier),
  description: text(),
  selected: orDefault(boolean(), false),
})
export type RepairTarget = Infer<typeof RepairTarget>

/** The product parameters that keep what a booking is leased by: the ids, or '' (docs/decisions/012). */
export const LEASING_CODES = { company: 'LEASING_COMPANY', contract: 'LEASING_CONTRACT' } as const

export const LeasingCompany = object({ id: Identifier, name: text() })
export type LeasingCompany = Infer<typeof LeasingCompany>

export const LeasingContract = object({ id: Identifier, companyId: orNull(Identifier), name: text() })
export type LeasingContract = Infer<typeof LeasingContract>
