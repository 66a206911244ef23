export type {
  LazyScreen,
  PageProcess,
  ProcessDefinition,
  RoutedProcess,
  StepDefinition,
  StepScreenProps,
  UnroutedProcess,
  WizardProcess,
} from './model/definitions'
export { hasReturned, type Redirect } from './model/redirect'
export { keptForVisit, visitPort, type Visit } from './model/visit'
export { lazyScreen, lazyStep } from './model/lazy-screen'
export { pageHeadStore } from './model/page-head-store'
export { createRegistry, registryPort, type ProcessRegistry } from './model/registry'
export { wizardStore, type StepState } from './model/wizard-store'
export { STEP_HEADING_ID, StepHead } from './ui/step-head'
