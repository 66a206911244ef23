import { lazyStep, type StepDefinition } from '#entities/process'
import type { TimeOptions } from './model/reserve-time-store'

/** The time step. It may always be reopened: the held time stays until another one replaces it. */
export const reserveTime = (options: TimeOptions): Omit<StepDefinition, 'name' | 'label' | 'editLabel'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "reserve-time" */ './ui/step'), options),
  canEdit: () => true,
})
