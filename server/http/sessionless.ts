import type { BookingContract } from '#shared/api/contract'

/**
 * Calls without a session: the one that opens it, and the one whose name says so. Specification section 7 requires a
 * process token on every other request, so do not add calls here for convenience.
 */
const SESSIONLESS = [
  'initSession',
  'organizationInfoTextsNoSession',
] as const satisfies readonly (keyof BookingContract)[]

/** Name of a call without a session. */
export type SessionlessCall = (typeof SESSIONLESS)[number]

/** Checks whether the call of this name needs no session. */
export const isSessionless = (name: string): name is SessionlessCall => SESSIONLESS.some((one) => one === name)
