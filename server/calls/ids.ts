import { badRequest } from '../refusal'

const LARGEST = 2_147_483_647

/** Whether a number can be an id of the store. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST

/** An organization's id; refused when it could not be one. */
export function requireId(value: number): number {
  if (!isId(value)) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  return value
}
