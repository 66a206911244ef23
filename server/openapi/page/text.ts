import { html, type Html } from '../../http/html'

/** Renders the Markdown that the document uses: paragraphs, lists, `code` and **bold**. */
export const textOf = (markdown: string): Html[] =>
  markdown.split(/\n{2,}/).map((block) => (block.startsWith('- ') ? listOf(block) : html`<p>${inline(block)}</p> `))

const listOf = (block: string): Html => {
  const items = block.split(/\n(?=- )/).map((item) => html`<li>${inline(item.slice(2))}</li> `)
  return html`<ul>
    ${items}
  </ul> `
}

/** Renders a line of Markdown. */
export const inline = (text: string): Html[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (/^`.+`$/s.test(part)) return html`<code>${part.slice(1, -1)}</code>`
    if (/^\*\*.+\*\*$/s.test(part)) return html`<strong>${inline(part.slice(2, -2))}</strong>`
    return html`${part}`
  })

/** Joins parts with a text between them. */
export const joined = (parts: readonly Html[], between: string): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html`${between}`, part]))
