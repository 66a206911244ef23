import { array, is } from 'superstruct'
import { InfoText } from '#shared/api/nouns/settings'

/** Parses the info texts that the server has embedded in the page (reading 23). Undefined without valid texts. */
export function earlyInfoTexts(json: string): readonly InfoText[] | undefined {
  if (json === '') return undefined
  const texts: unknown = JSON.parse(json)
  return is(texts, array(InfoText)) ? texts : undefined
}
