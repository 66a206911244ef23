import type { BookingPart } from '#entities/booking'
import { EarlierTime } from '#features/ask-earlier-time'

export const parts: readonly BookingPart[] = [EarlierTime]
