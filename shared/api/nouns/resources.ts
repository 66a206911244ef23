/** Mechanics and lifts that customers can choose (specification section 7, «Time»). */
import { object, type Infer } from 'superstruct'
import { Identifier, text } from './lenient'
import { DateTime } from './values'

/** A mechanic or a lift. `name` is shown to customers. */
export const SelectableResource = object({ id: Identifier, name: text() })
export type SelectableResource = Infer<typeof SelectableResource>

/** Wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const ResourceAbsence = object({ start: DateTime, end: DateTime })
export type ResourceAbsence = Infer<typeof ResourceAbsence>
