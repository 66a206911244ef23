/**
 * How much of a proof to run: all of it in `npm run proof`, which takes its time, and a sample in `npm test`. `PROOF` is
 * set by scripts/proof.ts alone.
 */
export const proofSize = (whole: number, sample: number): number =>
  isWholeProof ? Math.max(sample, Math.round(whole * SHARE)) : sample

/** `PROOF_SHARE=0.1 npm run proof -- race`: a tenth of the whole size, where there is less time. */
const SHARE = Number(process.env['PROOF_SHARE'] ?? '1')

export const isWholeProof = process.env['PROOF'] === 'whole'
