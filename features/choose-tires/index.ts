import { bookingStore } from '#entities/booking'
import { lazyScreen, type StepDefinition } from '#entities/process'
import { TiresSummary } from './ui/tires-summary'

/** The tire services step. */
export const chooseTires = (): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyScreen(async () => (await import('./ui/choose-tires-screen')).ChooseTiresScreen, {}),
  Summary: TiresSummary,
  canEdit: (get) => !get(bookingStore).isLocked,
})
