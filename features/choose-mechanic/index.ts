import type { LoadTimeExtra } from '#entities/calendar'

/** The choice of a mechanic and of a gap time, in the time step. */
export const chooseMechanic: LoadTimeExtra = async () =>
  (await import(/* webpackChunkName: "steps" */ './ui/time-extra')).chooseMechanic
