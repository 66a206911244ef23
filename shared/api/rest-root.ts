/** The path below an API prefix under which every call lies (API-02). */
export const REST_ROOT = '/ServiceBooking/rest'
