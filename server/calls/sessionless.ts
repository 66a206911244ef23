import type { BookingContract } from '#shared/api/contract'

/**
 * The calls that come without a session: the one that opens it, and the one whose name says so. SPEC.md 7 has every other
 * request carry a process token, so that none is added here for convenience alone.
 */
const SESSIONLESS = [
  'initSession',
  'organizationInfoTextsNoSession',
] as const satisfies readonly (keyof BookingContract)[]

/** The name of a call that comes without a session. */
export type SessionlessCall = (typeof SESSIONLESS)[number]

/** Whether the call of this name in the contract comes without a session. */
export const isSessionless = (name: string): name is SessionlessCall => SESSIONLESS.some((one) => one === name)
