/**
 * The address of another server that the journeys run against, without a trailing slash; undefined for their own reference
 * server. Nobody may reset it, so they book what `npm run e2e -- --against` has found there, and cancel it.
 */
export const another = process.env['AGAINST']
