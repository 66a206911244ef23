/** The path below the optional API prefix that contains every call (API-02). */
export const REST_ROOT = '/ServiceBooking/rest'
