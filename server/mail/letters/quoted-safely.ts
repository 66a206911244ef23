/** Maximum length of a visitor's text in a mail to the address that the visitor entered. */
const MOST_CHARACTERS = 300

const LINK = /\S*(?:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2,})\S*/giu

/**
 * Prepares a visitor's text for a mail to the customer. Anyone can enter another person's address, so the text is short
 * and has no links and no addresses (docs/decisions/022-what-the-customer-wrote.md).
 */
export function quotedSafely(text: string): string {
  const plain = text.replaceAll(LINK, '[linkki poistettu]')
  const letters = Array.from(plain)
  return letters.length <= MOST_CHARACTERS ? plain : `${letters.slice(0, MOST_CHARACTERS).join('')}…`
}
