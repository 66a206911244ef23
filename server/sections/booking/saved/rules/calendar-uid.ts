/** Returns the UID of a visit's calendar entry, which a move or a cancellation keeps (RFC 5545). `host` owns the ids. */
export const calendarUid = (bookingId: string, host: string): string => `${bookingId}@${host}`

/** Returns the host that owns the ids of calendar entries: that of the sender of the mails. */
export const calendarHost = (sender: { readonly address: string } | null): string =>
  sender === null ? 'localhost' : sender.address.slice(sender.address.lastIndexOf('@') + 1)
