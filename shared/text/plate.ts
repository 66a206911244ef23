/** The number plates of specification section 5, normalised. The length limit applies besides. */
export const PLATE = /^(?:[A-ZÅÄÖ]{1,3}-\d{1,3}|C[A-ZÅÄÖ]{0,3}-\d{1,5})$/
