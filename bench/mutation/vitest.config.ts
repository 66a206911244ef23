import { defineConfig } from 'vitest/config'

/** The suites of one slice, by lines, if `npm run mutation` changes that slice (bench/mutation/slice.ts). */
const files = process.env['SLICE_SUITES']?.split('\n')

/** Runs only the unit tests of the rules. The main configuration would run server and screen tests for each mutant. */
const rules = {
  environment: 'node',
  include: ['{features,entities,shared,server}/**/*.test.ts'],
}

const isScreen = (file: string): boolean => file.endsWith('.tsx')

const ofSlice = (suites: readonly string[]) => ({
  isolate: false,
  projects: [
    {
      extends: true as const,
      test: { name: 'unit', environment: 'node', include: suites.filter((file) => !isScreen(file)) },
    },
    {
      extends: true as const,
      test: {
        name: 'screens',
        environment: 'jsdom',
        include: suites.filter(isScreen),
        globalSetup: ['tests/harness/database/seed-once.ts'],
        setupFiles: ['tests/harness/screens/screen-setup.ts'],
        css: { modules: { classNameStrategy: 'non-scoped' as const } },
      },
    },
  ],
})

export default defineConfig({
  test: {
    restoreMocks: true,
    // One core at low priority is slow, and a test that times out must not count as a killed mutant.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...(files ? ofSlice(files) : rules),
  },
})
