/** What a failed query prints: its message, and the texts of the region it looked in. */
import { prettyTexts } from './pretty-texts'

/** A wait fails many times before it succeeds; the whole document as HTML, or all its roles, would hide the message. */
export function getElementError(message: string | null, container: Element): Error {
  // Testing Library appends each role of the document to the message.
  const [said = ''] = (message ?? '').split('\n\nHere are the')
  const error = new Error(`${said.trim()}\n\n${prettyTexts(container)}`)
  error.name = 'TestingLibraryElementError'
  return error
}
