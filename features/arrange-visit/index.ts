import type { LoadTimeExtra } from '#entities/calendar'

/** The delivery options, the key locker, the valet and the replacement cars, in the time step. */
export const arrangeVisit: LoadTimeExtra = async () =>
  (await import(/* webpackChunkName: "steps" */ './ui/time-extra')).arrangeVisit
