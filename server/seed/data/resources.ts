/** The demo chain's selectable mechanics, their shifts and absences, and hour service. */

/** Workshops with hour service: in Oulu on a separate lift, in Helsinki on any lift. */
export const hourServiceWorkshops: readonly number[] = [1, 6]
export const hourLane = { id: 690, organizationId: 6, name: 'Pikahuoltolinja' } as const

/** Lifts shown under their mechanic's name. */
export const mechanics = [
  { id: 601, organizationId: 6, displayName: 'Asentaja Mikko' },
  { id: 602, organizationId: 6, displayName: 'Asentaja Sanna' },
] as const

/** Sanna works short days and not on Fridays. The others work whenever Oulu is open. */
export const shifts = [1, 2, 3, 4].map((weekday) => ({ resourceId: 602, weekday, starts: '07:00', ends: '15:00' }))

/** Mikko's holiday and a lift's inspection, in days from the Monday of the week of seeding. */
export const absences = [
  { resourceId: 601, from: { day: 14, time: '00:00:00' }, until: { day: 19, time: '00:00:00' } },
  { resourceId: 603, from: { day: 8, time: '12:00:00' }, until: { day: 8, time: '17:00:00' } },
] as const

/** Last mechanic of known customers, by phone number. */
export const customers = [
  { phoneNumber: '+358401234567', resourceId: 601 },
  { phoneNumber: '+358509876543', resourceId: 602 },
] as const
