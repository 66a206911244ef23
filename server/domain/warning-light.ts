import type { Symptom } from '#shared/api/nouns/entities'

/** As many symptoms as a booking may have. */
const MOST_SYMPTOMS = 50

/**
 * A light on the dashboard among the symptoms, by which it reaches the workshop with the booking. Told twice, it stands
 * there once; null where there is no room for it.
 */
export function withWarningLight(symptoms: readonly Symptom[], light: string): Symptom[] | null {
  const description = `Merkkivalo palaa: ${light}`
  if (symptoms.some((one) => one.description === description)) return [...symptoms]
  if (symptoms.length >= MOST_SYMPTOMS) return null
  const ids = symptoms.map(({ id }) => Number(id)).filter(Number.isSafeInteger)
  return [...symptoms, { id: Math.max(0, ...ids) + 1, description }]
}
