import type { ProcessType } from '#shared/api/nouns/enums'

/** The processes that have screens (RT-11). */
export const PROCESSES_WITH_SCREENS: readonly ProcessType[] = ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']

/** What a workshop takes bookings for. */
export interface Offers {
  readonly offersMaintenance: boolean
  readonly offersTireChange: boolean
}

/** The processes with screens that a workshop takes part in; a change can be asked for at any of them. */
export const processesOf = ({ offersMaintenance, offersTireChange }: Offers): ProcessType[] =>
  PROCESSES_WITH_SCREENS.filter(
    (process) => (process !== 'MAINTENANCE' || offersMaintenance) && (process !== 'TIRE_CHANGE' || offersTireChange),
  )
