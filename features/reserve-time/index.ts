import { lazyScreen, type StepDefinition } from '#entities/process'
import type { TimeOptions } from './model/reserve-time-store'
import { t } from './texts'
import { TimeSummary } from './ui/time-summary'

/** The time step. It may always be reopened: the held time stays until another one replaces it. */
export const reserveTime = (options: TimeOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyScreen(async () => (await import('./ui/reserve-time-screen')).ReserveTimeScreen, options),
  Summary: TimeSummary,
  canEdit: () => true,
  editLabel: t('change'),
})
