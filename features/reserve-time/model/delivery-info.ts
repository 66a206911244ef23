import { formatTime } from '#shared/date/finnish'
import type { WallTime } from '#shared/date/wall-clock'
import { t } from '../extra-texts'
import type { DeliveryOption } from './delivery-options'

/** When a workshop is there; null where nobody has said. */
export interface WorkshopHours {
  readonly opening: WallTime | null
  readonly shiftChange: WallTime | null
  readonly closing: WallTime | null
}

/** What there is to know about an option, with the workshop's own hours (TM-10). */
export const optionInfo = (option: DeliveryOption, hours: WorkshopHours): string =>
  known(t(`info_${option}`, filled(hours)))

/** What there is to know besides, whichever is chosen (TM-10). */
export const generalInfo = (hours: WorkshopHours): readonly string[] =>
  [
    t('info_weekdayDropOff', filled(hours)),
    t('info_eveningDropOff', filled(hours)),
    t('info_morningTimeSelection'),
    t('info_customerWaitingWeekend'),
  ]
    .map(known)
    .filter((text) => text !== '')

/** The name of an hour that is not known stays in the text, for `known` to find. */
const filled = ({ opening, shiftChange, closing }: WorkshopHours) => ({
  opening: opening === null ? '{opening}' : formatTime(opening),
  shiftChange: shiftChange === null ? '{shiftChange}' : formatTime(shiftChange),
  closing: closing === null ? '{closing}' : formatTime(closing),
})

/** Without what speaks of an hour that is not known: a remark in brackets, else its sentence. */
const known = (text: string): string =>
  text
    .replaceAll(/ \([^)]*\{[^)]*\)/g, '')
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('{'))
    .join(' ')
