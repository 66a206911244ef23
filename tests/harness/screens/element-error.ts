/** What a failed query prints: its message, and the texts of the region it looked in. */
import { prettyTexts } from './pretty-texts'

/**
 * A wait fails many times before it succeeds; the whole document as HTML, or all its roles, would hide the message. `waitFor`
 * passes the document itself, which Testing Library's type does not say, and the message of the query that it waited for.
 */
export function getElementError(message: string | null, container: Element | Document): Error {
  // Testing Library appends advice on queries, and each role of the document.
  const [said = ''] = (message ?? '').split(/\. This could be because|\n\nHere are the/)
  const printed = said.includes('\n\nIn ')
  const error = new Error(printed ? said : `${said.trim()}\n\n${prettyTexts(container)}`)
  error.name = 'TestingLibraryElementError'
  // The stack begins at the query, so that the report shows the line of the test.
  Error.captureStackTrace(error, getElementError)
  return error
}
