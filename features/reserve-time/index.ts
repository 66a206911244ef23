import { bookingStore } from '#entities/booking'
import { lazyScreen, lazyStep, type StepDefinition } from '#entities/process'
import type { TimeOptions } from './step/reserve-time-store'

const load = () => import(/* webpackChunkName: "reserve-time" */ './step/step')
const release = lazyScreen<object>(async () => (await load()).ReleaseTime)

/** The time step. It can always be reopened: the held time stays until another time replaces it or it expires. */
export const reserveTime = (options: TimeOptions): Omit<StepDefinition, 'name' | 'label' | 'editLabel'> => ({
  ...lazyStep(load, options, release),
  ReleaseAction: release.Screen,
  canEdit: () => true,
  isStillValid: (get) => get(bookingStore).isLocked,
})
