/** How many elements and how much text an element has: enough to tell whether anything was changed in it. */
export const extentOf = (root: Element): string => `${root.getElementsByTagName('*').length} ${root.textContent.length}`

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The same of HTML that React has written: it escapes every `<` and `>` that is not a tag's. */
export function extentOfHtml(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, (code) => CHARACTERS[code] ?? code)
  return `${html.match(/<[a-z]/gi)?.length ?? 0} ${text.length}`
}
