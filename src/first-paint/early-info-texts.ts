import { array, is } from 'superstruct'
import { InfoText } from '#shared/api/nouns/settings'

/** The info texts that the server has put into the page (READINGS.md 23); undefined where it has not. */
export function earlyInfoTexts(json: string): readonly InfoText[] | undefined {
  if (json === '') return undefined
  const texts: unknown = JSON.parse(json)
  return is(texts, array(InfoText)) ? texts : undefined
}
