import { linesOf, oneLine } from './plain'

/** A letter before it is HTML or plain text: its words are written once. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block = Paragraph | Facts | Link | Quote

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
}

/** Names and values, as a table. */
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

/** What somebody wrote, told from our own words. */
export interface Quote {
  readonly kind: 'quote'
  readonly title: string
  readonly lines: readonly string[]
}

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text: oneLine(text) })

/** A table of those rows that have a value; no table at all without any. */
export function facts(title: string | null, rows: readonly Fact[]): Facts[] {
  const filled = rows.map(([name, value]): Fact => [oneLine(name), oneLine(value)]).filter(([, value]) => value !== '')
  return filled.length === 0 ? [] : [{ kind: 'facts', title, rows: filled }]
}

/** What somebody typed in one or several fields; nothing where nothing was. */
export function quote(title: string, typed: readonly string[]): Quote[] {
  const lines = typed.flatMap(linesOf)
  return lines.length === 0 ? [] : [{ kind: 'quote', title, lines }]
}
