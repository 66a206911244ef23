import { html, type Html } from '../http/html'
import type { Block, Letter, Link } from './letter'

/**
 * Renders the letter as HTML without external resources. The only colour is that of a line, so that a dark mail program
 * keeps its own readable ones.
 */
export const letterHtml = ({ subject, heading, blocks }: Letter): string =>
  html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif">
        <div lang="fi" style="max-width:600px;margin:0 auto">
          <h1 style="font-size:24px;line-height:1.25;hyphens:auto;overflow-wrap:break-word">${heading}</h1>
          ${blocks.map(blockHtml)}
        </div>
      </body>
    </html> `.html

function blockHtml(block: Block): Html {
  if (block.kind === 'paragraph')
    return block.link ? html`<p>${block.text} ${linkHtml(block.link)}</p> ` : html`<p>${block.text}</p> `
  if (block.kind === 'link') return html`<p>${linkHtml(block)}</p> `
  const content =
    block.kind === 'facts'
      ? html`<table style="width:100%;border-collapse:collapse">
          ${block.rows.map(rowHtml)}
        </table> `
      : html`<blockquote style="${QUOTED}">${block.lines.map(lineHtml)}</blockquote> `
  return html`${titled(block.title)}${content}`
}

const linkHtml = ({ text, url }: Pick<Link, 'text' | 'url'>): Html => html`<a href="${url}">${text}</a>`

// A key or an address is a long word. It breaks, so that it does not widen the letter on a phone.
const BREAKS = 'overflow-wrap:anywhere'
const QUOTED = `margin:0;padding-left:12px;border-left:3px solid #888;${BREAKS}`
const CELL = 'text-align:left;vertical-align:top'
// The values of all tables of a letter begin at the same place.
const NAME = `${CELL};padding:4px 16px 4px 0;font-weight:600;width:40%`
const VALUE = `${CELL};padding:4px 0`

const rowHtml = ([name, value]: readonly [string, string]): Html =>
  html`<tr>
    <th scope="row" style="${NAME}">${wordsHtml(name)}</th>
    <td dir="auto" style="${VALUE}">${wordsHtml(value)}</td>
  </tr> `

/** Letters of a word that a phone has room for. */
const LONG = 20
const PLATE = /^[A-ZÅÄÖ]{2,3}-\d{1,3}$/

/** Lets the long words alone break. An amount is short and stays whole, although it stands beside a long name. */
const wordsHtml = (text: string): Html[] => text.split(/( )/).map(wordHtml)

function wordHtml(word: string): Html {
  const style = word.length > LONG ? BREAKS : PLATE.test(word) ? 'white-space:nowrap' : ''
  return style === '' ? html`${word}` : html`<span style="${style}">${word}</span>`
}

const lineHtml = (line: string): Html => html`<p dir="auto" style="margin:4px 0">${line}</p> `

const titled = (title: string | null): Html[] =>
  title === null ? [] : [html`<h2 style="font-size:18px;margin-bottom:4px">${title}</h2> `]
