/** Returns the UID of a visit's calendar entry, which a move or a cancellation keeps (RFC 5545). `host` owns the ids. */
export const calendarUid = (bookingId: string, host: string): string => `${bookingId}@${host}`

/** Returns the host of a mail address. */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
