import { bookingStore } from '#entities/booking'
import { lazyScreen, lazyStep, type StepDefinition } from '#entities/process'
import { whenIdle } from '#shared/store/when-idle'
import type { TimeOptions } from './model/reserve-time-store'

const load = () => import(/* webpackChunkName: "steps" */ './ui/step')
/**
 * Loads the part of the step that a workshop with offers, mechanics or valet needs. The calendar waits for it there,
 * so it is fetched ahead once the browser is idle.
 */
const loadRest = (): Promise<unknown> =>
  whenIdle()
    .then(() => import(/* webpackChunkName: "time" */ './ui/lazy-chunk'))
    // The step itself asks again.
    .catch(() => {})
const release = lazyScreen<object>(async () => (await load()).ReleaseTime)

/** The time step. It can always be reopened: the held time stays until another time replaces it or it expires. */
export const reserveTime = (options: TimeOptions): Omit<StepDefinition, 'name' | 'label' | 'editLabel'> => {
  const step = lazyStep(load, options, release)
  return {
    ...step,
    preload: async () => {
      void loadRest()
      return step.preload()
    },
    ReleaseAction: release.Screen,
    canEdit: () => true,
    isStillValid: (get) => get(bookingStore).isLocked,
  }
}
