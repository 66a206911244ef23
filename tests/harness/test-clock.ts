/** Wall-clock time of every test: a Monday. */
export const TEST_CLOCK = '2026-11-23T08:00'
