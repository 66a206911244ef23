import { bookingStore } from '#entities/booking'
import type { LoadTimeExtra } from '#entities/calendar'
import { lazyScreen, lazyStep, type StepDefinition } from '#entities/process'
import { whenIdle } from '#shared/store/when-idle'
import type { TimeOptions } from './model/reserve-time-store'

const load = () => import(/* webpackChunkName: "steps" */ './ui/step')
/**
 * Loads the chunk with the rarely needed parts of the step and of its extras. The calendar waits for it if a workshop has
 * mechanics or gap times, so it is fetched ahead once the browser is idle.
 */
const loadRest = (): Promise<unknown> =>
  whenIdle()
    .then(() => import(/* webpackChunkName: "time" */ './ui/lazy-chunk'))
    // The step itself asks again.
    .catch(() => {})
const release = lazyScreen<object>(async () => (await load()).ReleaseTime)

interface Extras {
  /** What other features add to the step. It calls them in this order. */
  readonly extras?: readonly LoadTimeExtra[]
}

/** The time step. It can always be reopened: the held time stays until another time replaces it or it expires. */
export const reserveTime = ({
  extras = [],
  ...options
}: TimeOptions & Extras): Omit<StepDefinition, 'name' | 'label' | 'editLabel'> => {
  const loadStep = async () => {
    const [{ stepWith }, created] = await Promise.all([load(), Promise.all(extras.map((loadExtra) => loadExtra()))])
    return stepWith(created)
  }
  const step = lazyStep(loadStep, options, release)
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
