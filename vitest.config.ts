import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { outsideInTests } from './build/outside/compile.ts'
import { PATIENCE_MS } from './scripts/tools/patience.ts'
import { isQuickRun, SAME_ON_BOTH, THOROUGH_TESTS } from './scripts/tools/thorough-tests.ts'

const thorough = isQuickRun ? THOROUGH_TESTS : []

const outside = outsideInTests()

const slices = '{src,processes,features,entities,shared,server}'

/**
 * Where visitors may be, from the first hour of a day to the last: with and without summer time, with half hours and with a
 * half-hour change, with midnights that the clock skips, and Helsinki itself.
 */
const ZONES = [
  'Europe/Helsinki',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
]

const isProof = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/proof/')

/** Starts the proofs first, which take minutes, so that no worker is left alone with one at the end. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))]
  }
}

/** `ORDER=2 npm test` runs files and tests in the random order of this seed, to find a test that needs another one. */
const seed = process.env['ORDER']
const sequence =
  seed === undefined ? { sequencer: ProofsFirst } : { shuffle: { files: true, tests: true }, seed: Number(seed) }

/**
 * They install Debian's programs as root, and speak for minutes: `npm run proof` alone asks for them, not whoever runs Vitest
 * by hand or in an editor.
 */
const onDebian = [
  {
    extends: true as const,
    test: {
      // What `npm run proof -- production` proves with Debian's programs, on PostgreSQL.
      name: 'production',
      environment: 'node',
      include: ['tests/production/**/*.test.ts'],
      globalSetup: ['tests/harness/database/seed-once.ts', 'tests/harness/servers/bundle-once.ts'],
      // The programs are started and killed one after another.
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
  {
    extends: true as const,
    test: {
      // What `npm run proof -- ear` proves with Orca. It speaks for minutes.
      name: 'ear',
      environment: 'node',
      include: ['tests/ear/*.test.ts'],
      globalSetup: ['tests/harness/servers/bundle-once.ts'],
      testTimeout: 900_000,
      hookTimeout: 600_000,
    },
  },
]

export default defineConfig({
  resolve: outside.resolve,
  // Tests of packages outside stand in other folders.
  server: { fs: { strict: outside.tests.length === 0 } },
  test: {
    sequence,
    // Clearing mocks by hand is forgotten once; this never is.
    restoreMocks: true,
    expect: { poll: { timeout: PATIENCE_MS } },
    // All cores: the process that starts the workers has little to do meanwhile.
    maxWorkers: '100%',
    // A worker keeps what it has loaded (React, jsdom, PGlite) for its next file. What a test changes outside its own
    // file (a database, a page, a clock) it has from the harness, which takes it away again.
    // Isolated by file, the unit tests take 2.7 times the processor time, and the screens 1.9 times.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${slices}/**/*.test.ts`, 'tests/unit/**/*.test.ts'],
          exclude: [...thorough],
          // Properties are tried hundreds of times, however busy the machine is.
          testTimeout: 30_000,
        },
      },
      // The rules of days once more for a visitor in each of these zones.
      ...ZONES.map((zone) => ({
        extends: true as const,
        test: {
          name: `zone ${zone}`,
          environment: 'node',
          include: ['tests/zones/*.test.ts'],
          env: { TZ: zone, ZONES: ZONES.join(' ') },
        },
      })),
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include:
            isQuickRun && !process.env['DATABASE_URL']
              ? ['tests/server/embedded/*.test.ts', ...SAME_ON_BOTH]
              : ['tests/{server,proof}/**/*.test.ts'],
          // What only PostgreSQL can show is not part of the run on PGlite, instead of being skipped in it; nor is what
          // starts processes on a PGlite of their own part of the run on PostgreSQL.
          exclude: [
            ...thorough,
            ...(process.env['DATABASE_URL']
              ? [
                  ...(isQuickRun ? SAME_ON_BOTH : []),
                  'tests/server/embedded/**',
                  // Replaces the clock of the database, which only PGlite allows.
                  'tests/proof/days.test.ts',
                  // Starts commands on a PGlite of its own.
                  'tests/proof/import-killed.test.ts',
                  // Make copies of the repository, in which no PostgreSQL is needed.
                  'tests/proof/new-process.test.ts',
                  'tests/proof/outside-module.test.ts',
                  'tests/proof/production-install.test.ts',
                  // Starts processes: its sample is the run on PGlite.
                  ...(process.env['PROOF'] === 'whole' ? [] : ['tests/proof/crash.test.ts']),
                ]
              : ['tests/server/platform/database/{postgres,traced-queries}.test.ts']),
          ],
          globalSetup: ['tests/harness/database/seed-once.ts', 'tests/harness/servers/bundle-once.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env['PROOF_ON_DEBIAN'] === '1' ? onDebian : []),
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: [
            `${slices}/**/*.test.tsx`,
            'tests/{across,entities,features,processes,proof,shell}/**/*.test.tsx',
            ...outside.tests,
          ],
          exclude: [...thorough],
          globalSetup: ['tests/harness/database/seed-once.ts'],
          setupFiles: ['tests/harness/screens/screen-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
