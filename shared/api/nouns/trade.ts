/**
 * Makes, recalls, repairs and leasing. The specification does not give these fields, so they are the simplest
 * sufficient ones.
 */
import { object, type Infer } from 'superstruct'
import { Identifier, orNull, text } from './lenient'
import { AmountOrNull, DayOrNull, flagOr } from './values'

/** A manufacturer's recall that is still open for the vehicle. `issued` is a date. */
export const Recall = object({ code: text(), description: text(), issued: DayOrNull })
export type Recall = Infer<typeof Recall>

/**
 * Interval of a service in kilometres and months, whichever comes first. `nextKilometers` is the mileage of this
 * vehicle at which it is due next.
 */
export const ServiceCycle = object({
  target: text(),
  kilometers: AmountOrNull,
  months: AmountOrNull,
  nextKilometers: AmountOrNull,
})
export type ServiceCycle = Infer<typeof ServiceCycle>

export const Lift = object({ id: Identifier, name: text() })
export type Lift = Infer<typeof Lift>

/** A repairable component. `parentId` is the id of the enclosing component, or null at the root. */
export const RepairTarget = object({
  id: Identifier,
  parentId: orNull(Identifier),
  description: text(),
  selected: flagOr(false),
})
export type RepairTarget = Infer<typeof RepairTarget>

/** Codes of the product parameters that store the ids of the leasing company and contract, or ''. */
export const LEASING_CODES = { company: 'LEASING_COMPANY', contract: 'LEASING_CONTRACT' } as const

export const LeasingCompany = object({ id: Identifier, name: text() })
export type LeasingCompany = Infer<typeof LeasingCompany>

export const LeasingContract = object({ id: Identifier, companyId: orNull(Identifier), name: text() })
export type LeasingContract = Infer<typeof LeasingContract>
