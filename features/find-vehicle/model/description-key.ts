/**
 * Session storage key of the description. Separate from its lazily loaded reader, so that it can be checked earlier.
 */
export const DESCRIPTION_KEY = 'huoltovaraus.vehicle'

/** Tests whether a description is stored. Returns false if storage is forbidden. */
export function isDescriptionKept(): boolean {
  try {
    return DESCRIPTION_KEY in window.sessionStorage
  } catch {
    return false
  }
}
