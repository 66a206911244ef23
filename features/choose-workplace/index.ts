import { bookingStore } from '#entities/booking'
import { lazyScreen, type StepDefinition } from '#entities/process'
import type { WorkplaceOptions } from './model/choose-workplace-store'
import { WorkplaceSummary } from './ui/workplace-summary'

/** The workplace step. */
export const chooseWorkplace = (options: WorkplaceOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyScreen(async () => (await import('./ui/choose-workplace-screen')).ChooseWorkplaceScreen, options),
  Summary: WorkplaceSummary,
  canEdit: (get) => !get(bookingStore).isLocked,
})
