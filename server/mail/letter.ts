import { linesOf, oneLine } from './plain'

/** A letter independent of its format. It is rendered both as HTML and as plain text. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block = Paragraph | Facts | Link | Quote

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
  /** Follows the text, such as a phone number after 'Soita:'. */
  readonly link?: Pick<Link, 'text' | 'url'>
}

/** A table of names and values. */
export interface Facts {
  readonly kind: 'facts'
  readonly title: string | null
  readonly rows: readonly Fact[]
}
export type Fact = readonly [name: string, value: string]

export interface Link {
  readonly kind: 'link'
  readonly text: string
  readonly url: string
}

/** Typed text, marked as a quotation. */
export interface Quote {
  readonly kind: 'quote'
  readonly title: string
  readonly lines: readonly string[]
}

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text: oneLine(text) })

/** Creates a paragraph that ends in a phone number to press. */
export const callParagraph = (text: string, number: string): Paragraph => ({
  ...paragraph(text),
  link: { text: oneLine(number), url: `tel:${number.replaceAll(/[^+\d]/g, '')}` },
})

/** Creates a table of the rows that have a value, or nothing if none has. */
export function facts(title: string | null, rows: readonly Fact[]): Facts[] {
  const filled = rows.map(([name, value]): Fact => [oneLine(name), oneLine(value)]).filter(([, value]) => value !== '')
  return filled.length === 0 ? [] : [{ kind: 'facts', title, rows: filled }]
}

/** Quotes the text typed in one or several fields. Returns nothing if all are empty. */
export function quote(title: string, typed: readonly string[]): Quote[] {
  const lines = typed.flatMap(linesOf)
  return lines.length === 0 ? [] : [{ kind: 'quote', title, lines }]
}
