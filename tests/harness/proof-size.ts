/**
 * Returns the whole size in `npm run proof`, which is slow, and the sample in `npm test`. Only scripts/proof.ts sets
 * `PROOF`.
 */
export const proofSize = (whole: number, sample: number): number =>
  isWholeProof ? Math.max(sample, Math.round(whole * SHARE)) : sample

/** Share of the whole size to run. `PROOF_SHARE=0.1 npm run proof -- race` runs a tenth. */
const SHARE = Number(process.env['PROOF_SHARE'] ?? '1')

export const isWholeProof = process.env['PROOF'] === 'whole'
