/** HTML that is ready to be sent; plain text cannot pass for it. */
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

/** Text as HTML, between tags or in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Puts HTML together: what is put in is escaped, unless it is HTML already. Attributes have to be in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escaped(value) : joined(value)))
  return { html: parts.map((part, index) => part + (written[index] ?? '')).join('') }
}

const joined = (value: Html | readonly Html[]): string =>
  'html' in value ? value.html : value.map((one) => one.html).join('')
