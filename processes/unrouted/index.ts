import type { UnroutedProcess } from '#entities/process'

/** Process types of the chain that have no screens in this application (RT-11). */
export const unrouted: readonly UnroutedProcess[] = [
  { type: 'TIRE_SALES', kind: 'unrouted' },
  { type: 'WINDSHIELD', kind: 'unrouted' },
  { type: 'DAMAGE_INSPECTION', kind: 'unrouted' },
  { type: 'PRE_INSPECTION_CHECK', kind: 'unrouted' },
  { type: 'ANNUAL_INSPECTION', kind: 'unrouted' },
  { type: 'HOUR_SERVICE', kind: 'unrouted' },
  { type: 'CAR_WASH', kind: 'unrouted' },
]
