import type { Organization } from '#shared/api/nouns/entities'
import { compose } from '#shared/text/compose'

const asWritten = (text: string): string => compose(text).toLowerCase()
/** 'jyvaskyla' for 'Jyväskylä', so that visitors without 'ä' on their keyboard can search. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * Creates a search by name, postcode or city. Every word of the query must occur in one of them. A letter typed with
 * diacritics matches only itself, and a plain letter also matches its variants with diacritics.
 */
export function organizationSearch(organizations: readonly Organization[]): (query: string) => readonly Organization[] {
  const texts = organizations.map(({ name, post_code, post_office }) => {
    const text = [name, post_code, post_office].join('\n')
    return `${asWritten(text)}\n${withoutMarks(text)}`
  })
  return (query) => {
    const words = asWritten(query)
      .split(/[\s,]+/)
      .filter(Boolean)
    if (words.length === 0) return organizations
    return organizations.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }
}
