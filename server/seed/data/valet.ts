/** The demo chain's replacement cars, and the windows of its pick-up and return service. */

/** Products that the server counts something for. */
export const purposes = [
  { id: 301, purpose: 'REPLACEMENT_CAR' },
  { id: 304, purpose: 'TRANSPORT' },
] as const

/** Number of replacement cars by workshop. The others do not count theirs. */
export const replacementCars = [
  { id: 2, cars: 2 },
  { id: 4, cars: 3 },
  { id: 9, cars: 0 },
] as const

/** Workshops that fetch cars and bring them back, with the number of cars in one window; null if not counted. */
export const fetchingWorkshops = [
  { id: 2, capacity: 2 },
  { id: 4, capacity: null },
] as const

/** Starts of the windows, each an hour long. */
export const windows = {
  PICKUP: ['07:00:00', '08:00:00', '09:00:00', '12:00:00', '17:00:00'],
  RETURN: ['10:00:00', '13:00:00', '15:00:00', '16:00:00', '17:00:00'],
} as const
