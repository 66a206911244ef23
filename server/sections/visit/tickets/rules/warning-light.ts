import type { Symptom } from '#shared/api/nouns/booking'

/** Maximum number of symptoms of a booking. */
export const MOST_SYMPTOMS = 50

/**
 * Adds a warning light to the symptoms, so that the workshop gets it with the booking. Adds the same light only once.
 * Returns null if the list of symptoms is full.
 */
export function withWarningLight(symptoms: readonly Symptom[], light: string): Symptom[] | null {
  const description = `Merkkivalo palaa: ${light}`
  if (symptoms.some((one) => one.description === description)) return [...symptoms]
  if (symptoms.length >= MOST_SYMPTOMS) return null
  const ids = symptoms.map(({ id }) => Number(id)).filter(Number.isSafeInteger)
  return [...symptoms, { id: Math.max(0, ...ids) + 1, description }]
}
