/**
 * Everything that the journeys of a process module of another package import, as `huoltovaraus/module/journey`: Playwright's
 * test with a server of its own, and the steps that every process shares. `npm run e2e -- --outside` with PROCESSES runs them.
 */
export { expect, test } from './harness/test'
export { expectAccessible } from './harness/access'
export { expectMails } from './harness/mails'
export { sentMails } from './harness/mail-files'
export { CustomerStep, somebody } from './pages/customer-step'
export { Shell } from './pages/shell'
export { ThanksStep } from './pages/thanks-step'
export { TimeStep } from './pages/time-step'
export { VehicleStep } from './pages/vehicle-step'
export { WorkplaceStep } from './pages/workplace-step'
