import type { Block, Letter } from './letter'
import { wrapped } from './plain'

/** Renders the letter as plain text. */
export const letterText = ({ heading, blocks }: Letter): string =>
  `${[wrapped(heading), ...blocks.map(blockText)].join('\n\n')}\n`

function blockText(block: Block): string {
  if (block.kind === 'paragraph') return wrapped(block.link ? `${block.text} ${block.link.text}` : block.text)
  if (block.kind === 'link') return `${wrapped(`${block.text}:`)}\n${block.url}`
  const lines =
    block.kind === 'facts'
      ? block.rows.map(([name, value]) => wrapped(`${name}: ${value}`))
      : block.lines.map((line) => wrapped(line, '> '))
  return [...titled(block.title), ...lines].join('\n')
}

const titled = (title: string | null): string[] => (title === null ? [] : [wrapped(`${title}:`)])
