/**
 * Test files that run with `npm test -- --all` only: proofs of larger sizes, tests that start several processes one
 * after another, and slow tests of rows that quicker ones show too. `npm run quick-rows` holds that the other tests
 * show the same acceptance rows.
 */
export const THOROUGH_TESTS = [
  'tests/features/apply-credit/apply-credit-signing.test.tsx',
  'tests/across/changed-price.test.tsx',
  'tests/features/ask-earlier-time/ask-earlier-time.test.tsx',
  'tests/features/choose-services/service-belongings.test.tsx',
  'tests/features/choose-services/service-code.test.tsx',
  'tests/features/choose-services/service-prices.test.tsx',
  'tests/features/choose-services/service-ticks.test.tsx',
  'tests/features/choose-tires/tire-troubles.test.tsx',
  'tests/features/choose-workplace/choose-workplace-many.test.tsx',
  'tests/across/other-answers.test.tsx',
  'tests/features/arrange-visit/delivery.test.tsx',
  'tests/features/arrange-visit/valet.test.tsx',
  'tests/features/reserve-time/enquiry.test.tsx',
  'tests/features/reserve-time/hold.test.tsx',
  'tests/features/reserve-time/search-free-days.test.tsx',
  'tests/features/withdraw-order/withdraw-order.test.tsx',
  'tests/shell/history-walks.test.tsx',
  'tests/shell/session-end.test.tsx',
  // All proofs but that of the random customers, of whom every run plays some.
  'tests/proof/!(customers).test.{ts,tsx}',
  'tests/server/conformance/conformance-small-chain.test.ts',
  'tests/server/conformance/nine-faults.test.ts',
  'tests/server/embedded/around-visit.test.ts',
  'tests/server/embedded/backup.test.ts',
  'tests/server/embedded/bundle.test.ts',
  'tests/server/embedded/desk-commands.test.ts',
  'tests/server/embedded/full-disk.test.ts',
  'tests/server/embedded/main.test.ts',
  'tests/server/embedded/start-storage-faults.test.ts',
  'tests/server/platform/database/postgres.test.ts',
  'tests/server/platform/throttle/time-bounds.test.ts',
  'tests/server/time/earlier/histories.test.ts',
  'tests/server/time/slots/car-histories.test.ts',
  'tests/server/visma-pay/replayed-notice.test.ts',
  'tests/unit/screens-of-fields.test.ts',
  'tests/unit/surface.test.ts',
] as const

/**
 * Tests of the server whose outcome the database does not change: published files, headers, probes, and the lock of the
 * embedded one's directory. The quick run has them on the embedded database, beside its own tests, and all others on
 * PostgreSQL. The whole run has them on both.
 */
export const SAME_ON_BOTH = [
  'tests/server/http/{contract,oldest-probe,private-parameters,published,response-headers,static}.test.ts',
  'tests/server/platform/database/directory-lock.test.ts',
]

/** True for a test file that only runs with --all. */
export const isThorough = (file: string): boolean =>
  THOROUGH_TESTS.some((pattern) => file === pattern) || /^tests\/proof\/(?!customers\.)/.test(file)

/** True in a run of `npm test` without --all, which leaves the thorough tests out. */
export const isQuickRun = process.env['QUICK'] === '1'
