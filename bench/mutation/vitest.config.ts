import { defineConfig } from 'vitest/config'

/** Runs only the unit tests of the rules. The main configuration would run server and screen tests for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{features,entities,shared,server}/**/*.test.ts'],
    restoreMocks: true,
    // One core at low priority is slow, and a test that times out must not count as a killed mutant.
    testTimeout: 60_000,
  },
})
