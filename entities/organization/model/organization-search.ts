import type { Organization } from '#shared/api/nouns/entities'
import { compose } from '#shared/text/compose'

const asWritten = (text: string): string => compose(text).toLowerCase()
/** 'Jyväskylä' as 'jyvaskyla', for those who have no ä on their keyboard. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * Makes a search of some workshops by name, postcode or city: each word typed has to be found in one of them. A letter
 * typed with its dots is that letter; one typed without also finds those with them.
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
