import { number, object, string, type Infer } from 'superstruct'
import { orNull } from './lenient'

/** `firstFreeTime` is a date or a wall-clock date-time; null where the workshop has no free time. */
export const NextFreeTime = object({ organizationId: number(), firstFreeTime: orNull(string()) })
export type NextFreeTime = Infer<typeof NextFreeTime>
