/** People and lifts that can be asked for: nouns of SPEC.md section 7, «Time». */
import { object, string, type Infer } from 'superstruct'
import { Identifier, text } from './lenient'

/** Somebody, or a lift, that customers may choose; `name` is what they know it by. */
export const SelectableResource = object({ id: Identifier, name: text() })
export type SelectableResource = Infer<typeof SelectableResource>

/** Wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const ResourceAbsence = object({ start: string(), end: string() })
export type ResourceAbsence = Infer<typeof ResourceAbsence>
