import { bookingStore, OrderSummary } from '#entities/booking'
import { lazyScreen, type StepDefinition } from '#entities/process'

/** The services step of a maintenance booking. */
export const chooseServices = (): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyScreen(async () => (await import('./ui/choose-services-screen')).ChooseServicesScreen, {}),
  Summary: OrderSummary,
  canEdit: (get) => !get(bookingStore).isLocked,
})
