/** Reads a content security policy as a browser does, and tells what is wrong with it. */
import { createHash } from 'node:crypto'

export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses a policy. A browser uses the first of two directives of one name. */
export function parsePolicy(header: string): Policy {
  const found = new Map<string, readonly string[]>()
  for (const directive of header.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/)
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), values)
  }
  return found
}

/** Sources that apply to a kind of content: the directive's own, else those of `default-src`, else anything. */
const sourcesOf = (policy: Policy, directive: string): readonly string[] =>
  policy.get(directive) ?? policy.get('default-src') ?? ['*']

const isNone = (sources: readonly string[] | undefined): boolean => sources?.join() === "'none'"
/** Own origin, a hash, or an https origin with a name; no scheme alone, no `*`, no inline code. */
const isNarrow = (source: string): boolean =>
  /^('none'|'self'|'sha(256|384|512)-[\w+/]+={0,2}'|https:\/\/[\w*][\w.*-]+|http:\/\/127\.0\.0\.1:\d+)$/.test(source)

/** Returns the weaknesses of the policy of any response. */
export function weaknessesOf(policy: Policy): string[] {
  const wide = ['script-src', 'style-src', 'connect-src', 'frame-src', 'worker-src', 'form-action', 'base-uri']
    .flatMap((name) => (policy.get(name) ?? []).map((source) => [name, source] as const))
    .filter(([, source]) => !isNarrow(source))
    .map(([name, source]) => `${name} ${source}`)
  return [
    ...wide,
    ...sourcesOf(policy, 'default-src').filter((source) => !isNarrow(source)),
    ...['script-src', 'object-src'].filter((name) => sourcesOf(policy, name).includes('*')),
    ...(isNone(sourcesOf(policy, 'object-src')) ? [] : ['object-src']),
    // These do not fall back to default-src.
    ...['base-uri', 'frame-ancestors'].filter((name) => !isNone(policy.get(name))),
    ...(policy.has('form-action') ? [] : ['form-action']),
  ]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the inline code and styles of a page that its policy refuses or that no policy could allow by a hash. */
export function refusedInline(html: string, policy: Policy): string[] {
  const inline = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))]
      .filter(([, attributes = '', text = '']) => !/\bsrc=|application\/json/.test(attributes) && text !== '')
      .map(([, , text = '']) => hashOf(text))
      .filter((hash) => !sourcesOf(policy, `${element}-src`).includes(hash))
      .map((hash) => `${element} ${hash}`)
  // Quoted attribute values may have any text, so they are emptied before the names are searched.
  const tags = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/g) ?? []
  const attributes = tags.flatMap((tag) => tag.replaceAll(/="[^"]*"/g, '=').match(/\s(?:on\w+|style)(?==)/g) ?? [])
  return [...inline('script'), ...inline('style'), ...attributes]
}
