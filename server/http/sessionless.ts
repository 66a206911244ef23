import type { BookingContract } from '#shared/api/contract'

/**
 * Calls without a session: the one that opens it, the one whose name says so, and the desk's own, which is none of the
 * specification. Its section 7 requires a process token on every other request, so do not add calls for convenience.
 */
const SESSIONLESS = [
  'initSession',
  'organizationInfoTextsNoSession',
  'setVisitState',
] as const satisfies readonly (keyof BookingContract)[]

/** Name of a call without a session. */
export type SessionlessCall = (typeof SESSIONLESS)[number]

/** Checks whether the call of this name needs no session. */
export const isSessionless = (name: string): name is SessionlessCall => SESSIONLESS.some((one) => one === name)
