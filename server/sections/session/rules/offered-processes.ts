import type { ProcessType } from '#shared/api/nouns/enums'
import type { Abilities } from '../../../catalog/workshop-fit'

/** Processes that have screens in the SPA (RT-11). */
export const PROCESSES_WITH_SCREENS: readonly ProcessType[] = ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM']

/** The services that a workshop takes bookings for. */
export type WorkshopServices = Pick<Abilities, 'offersMaintenance' | 'offersTireChange'>

/** Returns the processes with screens that a workshop offers. Every workshop offers CANCEL_FORM. */
export const processesOf = ({ offersMaintenance, offersTireChange }: WorkshopServices): ProcessType[] =>
  PROCESSES_WITH_SCREENS.filter(
    (process) => (process !== 'MAINTENANCE' || offersMaintenance) && (process !== 'TIRE_CHANGE' || offersTireChange),
  )
