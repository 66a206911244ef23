/** Where a description is kept in session storage; apart from what reads it, which comes later. */
export const DESCRIPTION_KEY = 'huoltovaraus.vehicle'

/** Whether something is kept there. Storage that is forbidden keeps nothing. */
export function isDescriptionKept(): boolean {
  try {
    return DESCRIPTION_KEY in window.sessionStorage
  } catch {
    return false
  }
}
