import { defineConfig } from 'vitest/config'

/** The rules' own tests alone; the whole configuration would run the server and the screens for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{features,entities,shared,server}/**/*.test.ts'],
    restoreMocks: true,
    // One core at a low priority is slow, and a test that is late must not count as one that notices.
    testTimeout: 60_000,
  },
})
