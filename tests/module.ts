/**
 * Everything that the tests of a process module of another package import, as `huoltovaraus/module/test`: the application in
 * jsdom with the reference server behind its `fetch`. `npx vitest run --project=screens` with PROCESSES runs them.
 */
export { openShop, type Shop } from './harness/screens/shop'
export { openApp, primary, type OpenedApp } from './harness/screens/render-app'
export { openAt } from './harness/screens/module-screens'
export { moduleFaults } from './harness/screens/module-faults'
export { PEOPLE } from './fixtures/people'
