/**
 * How long a test waits for what it expects, in milliseconds. `PATIENT=1`, which `npm test` and the proofs set, waits for as
 * long as a busy machine may take. Without it a failure shows soon, to a tester who looks on.
 */
export const PATIENCE_MS = process.env['PATIENT'] === '1' ? 20_000 : 5_000
