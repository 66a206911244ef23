import { badRequest } from '../refusal'

/** `text`, refused when it is longer than anyone would type: a session must stay small. */
export function limitedText(text: string, longest: number): string {
  if (text.length > longest) throw badRequest('TOO_LONG', `a text is longer than ${longest} characters`)
  return text
}

/** Refuses an object with a text that is longer. */
export function limitedTexts(texts: object, longest: number): void {
  for (const value of Object.values(texts)) if (typeof value === 'string') limitedText(value, longest)
}
