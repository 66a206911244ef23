import { badRequest } from '../refusal'

const LARGEST = 2_147_483_647

/** Checks that a number is in the range of the database's ids. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST

/** Returns the id if it is in range. Refuses it otherwise as an unknown organization. */
export function requireId(value: number): number {
  if (!isId(value)) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  return value
}
