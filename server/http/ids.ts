import type { Identifier } from '#shared/api/nouns/lenient'
import { badRequest } from '../platform/refusal'

const LARGEST = 2_147_483_647

/** Reads an id of the database, which a caller may send as a number or as text. NaN if it is neither. */
export const idOf = (value: Identifier): number => (/^\d+$/.test(String(value)) ? Number(value) : Number.NaN)

/** Checks that a number is in the range of the database's ids. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST

/** Returns the id if it is in range. Refuses it otherwise as an unknown organization. */
export function requireId(value: Identifier): number {
  const id = idOf(value)
  if (!isId(id)) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  return id
}
