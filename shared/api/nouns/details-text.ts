/** The parameter of a booking that tells in words how the car comes and goes, beside the flag of the choice (SPEC.md section 3). */
export const DETAILS_TEXT = 'RESERVATION_DETAILS_TEXT'
