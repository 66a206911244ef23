/** Responses of a compromised server: a payload is appended to every text. */

/** Keys whose values are not free text: ids, codes, times and enums of the contract. */
const NOT_WORDS =
  /(^id|Id|_id|Ids|^code|[a-z]Code|_code_|[Pp]rovider|[Tt]ype|[Ss]tatus|[Ss]tage|[Tt]oken|[Dd]ate|[Tt]imes?|_time|[Ss]tart|[Ee]nd|[Dd]ay|[Pp]osition|[Mm]ethod|[Ll]anguage|[Nn]umber|vehicle_class|selectedValue|country)$/
const IS_CODE = /^([A-Z][A-Z\d]*(_[A-Z\d]+)*|\d{4}-\d\d-\d\d.*|\d\d?:\d\d.*|[\d.,]*)$/
const IS_ADDRESS = /^(https?:)?\/\//

interface Taint {
  /** Returns the next payload to append to a text. */
  readonly text: () => string
  /** Returns the next payload to replace a URL with. */
  readonly address: () => string
}

/** Returns the same JSON with every text tainted. */
export function tainted(value: unknown, taint: Taint, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => tainted(one, taint, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tainted(one, taint, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (IS_ADDRESS.test(value)) return taint.address()
  return NOT_WORDS.test(key) || IS_CODE.test(value) ? value : `${value} ${taint.text()}`
}

/** Cycles through a list and counts how many items it has returned. */
export function rounds(
  list: readonly string[],
  from = 0,
): { readonly next: () => string; readonly given: () => number } {
  let at = from
  return { next: () => list[at++ % list.length] ?? '', given: () => at - from }
}

/** Returns the elements, attributes and URLs in the page that could execute script. */
export function executables(root: ParentNode): string[] {
  const found: string[] = []
  for (const one of root.querySelectorAll('body *')) {
    if (one.matches('script:not([src]):not([type]), iframe, object, embed, base, meta, math, marquee, template'))
      found.push(one.outerHTML.slice(0, 120))
    for (const { name, value } of one.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${one.tagName} ${name}=${value}`)
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name)
      // Uses the browser's URL parser, because it drops control characters and white space.
      if (isAddress && !/^(https?|mailto|tel|blob):$/.test(new URL(value, 'https://page.example').protocol))
        found.push(`${one.tagName} ${name}=${value}`)
    }
  }
  return found
}
