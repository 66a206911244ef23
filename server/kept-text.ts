/** The JSON of answers that are sent again and again, by the answer. */
const texts = new WeakMap<object, string>()

/** Makes the JSON of an answer now, for every time that this very object is sent. It must not change any more. */
export function keepText<T extends object>(answer: T): T {
  texts.set(answer, JSON.stringify(answer))
  return answer
}

/** An answer's JSON. */
export const textOf = (answer: unknown): string =>
  (typeof answer === 'object' && answer !== null && texts.get(answer)) || JSON.stringify(answer ?? null)
