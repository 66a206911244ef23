/** Escaped HTML. A separate type, so that plain text cannot be used unescaped. */
export interface Html {
  readonly html: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content or an attribute value. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Template tag that escapes each value unless it is `Html`. Attribute values must be in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escaped(value) : joined(value)))
  return { html: parts.map((part, index) => part + (written[index] ?? '')).join('') }
}

const joined = (value: Html | readonly Html[]): string =>
  'html' in value ? value.html : value.map((one) => one.html).join('')
