import { formatTime } from '#shared/date/finnish'
import { isWeekend, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { t } from './texts'
import type { DeliveryOption } from './delivery-options'

/** Opening time, shift change and closing time of a workshop; null if unknown. */
export interface WorkshopHours {
  readonly opening: WallTime | null
  readonly shiftChange: WallTime | null
  readonly closing: WallTime | null
}

/** Returns the instructions of an option, with the opening hours of the workshop (TM-10). */
export const optionInfo = (option: DeliveryOption, hours: WorkshopHours): string =>
  known(t(`info_${option}`, filled(hours)))

/** Returns the general instructions of a day, which apply to every option (TM-10). */
export const generalInfo = (hours: WorkshopHours, day: WallDate): readonly string[] =>
  [
    t('info_weekdayDropOff', filled(hours)),
    t('info_eveningDropOff', filled(hours)),
    t('info_morningTimeSelection'),
    isWeekend(day) ? t('info_customerWaitingWeekend') : '',
  ]
    .map(known)
    .filter((text) => text !== '')

/** Returns the text parameters. An unknown hour keeps its placeholder, so that `known` can find it. */
const filled = ({ opening, shiftChange, closing }: WorkshopHours) => ({
  opening: opening === null ? '{opening}' : formatTime(opening),
  shiftChange: shiftChange === null ? '{shiftChange}' : formatTime(shiftChange),
  closing: closing === null ? '{closing}' : formatTime(closing),
})

/** Removes each remark in brackets and each sentence that still has a placeholder. */
const known = (text: string): string =>
  text
    .replaceAll(/ \([^)]*\{[^)]*\)/g, '')
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('{'))
    .join(' ')
