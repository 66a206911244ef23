import { badRequest } from '../platform/refusal'

/** Returns `text`, or refuses it if it is too long. The limit keeps a session small. */
export function limitedText(text: string, longest: number): string {
  if (text.length > longest) throw badRequest('TOO_LONG', `a text is longer than ${longest} characters`)
  return text
}

/** Refuses an object with a text longer than `longest` characters. */
export function limitedTexts(texts: object, longest: number): void {
  for (const value of Object.values(texts)) if (typeof value === 'string') limitedText(value, longest)
}
