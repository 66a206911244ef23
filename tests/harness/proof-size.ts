/**
 * How much of a proof to run: all of it in `npm run proof`, which takes its time, and a sample in `npm test`. `PROOF` is
 * set by scripts/proof.ts alone.
 */
export const proofSize = (whole: number, sample: number): number => (isWholeProof ? whole : sample)

export const isWholeProof = process.env['PROOF'] === 'whole'
