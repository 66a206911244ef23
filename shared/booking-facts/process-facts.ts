import type { Booking } from '#shared/api/nouns/booking'
import { KnownProcessType } from '#shared/api/nouns/enums'
import type { Fact } from './fact'

/** What a booking of each process is for. The request to change a booking makes none itself. */
const NAMES: Readonly<Record<KnownProcessType, string>> = {
  MAINTENANCE: 'Huolto',
  TIRE_CHANGE: 'Renkaanvaihto',
  TIRE_SALES: 'Renkaiden myynti',
  WINDSHIELD: 'Tuulilasipalvelut',
  DAMAGE_INSPECTION: 'Vahinkotarkastus',
  PRE_INSPECTION_CHECK: 'Katsastustarkastus',
  ANNUAL_INSPECTION: 'Määräaikaiskatsastus',
  HOUR_SERVICE: 'Tuntihuolto',
  CAR_WASH: 'Autopesu',
  CANCEL_FORM: '',
}

/** Returns the name of the process, in the server's words if it has some, and what the process's module tells. */
export const processFacts = ({ process_type: type, process_name: told, process_facts: own = [] }: Booking): Fact[] => {
  const name = told?.trim() || (KnownProcessType.is(type) ? NAMES[type] : '')
  return [
    ...(name ? [{ kind: 'process', name } as const] : []),
    ...own.map(({ label, text, is_typed: isTyped }): Fact => ({ kind: isTyped ? 'ownWords' : 'own', label, text })),
  ]
}
