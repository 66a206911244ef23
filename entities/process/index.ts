export type {
  LazyScreen,
  PageProcess,
  PageScreenProps,
  ProcessDefinition,
  RoutedProcess,
  StepDefinition,
  StepScreenProps,
  SummaryProps,
  UnroutedProcess,
  WizardProcess,
} from './model/definitions'
export { askedOnceStore } from './model/asked-once'
export { hasReturned, type Redirect } from './model/redirect'
export { keptForBookingAttempt, bookingAttemptPort, type BookingAttempt } from './model/booking-attempt'
export { joinModules, type ModuleSource } from './model/join-modules'
export { lazyScreen, lazyStep } from './model/lazy-screen'
export { pageHeadStore } from './model/page-head-store'
export { createRegistry, redirectsOf, registryPort, type ProcessRegistry } from './model/registry'
export { strayReturnsStore } from './model/stray-returns'
export { wizardStore, type StepState } from './model/wizard-store'
export { usePagePart } from './ui/use-page-part'
export { StepHead } from './ui/step-head'
export { STEP_HEADING_ID, useStepHeading } from './ui/use-step-heading'
