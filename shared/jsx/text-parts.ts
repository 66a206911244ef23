import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { wordsAndFixed } from './fixed-parts'

/** Properties of an element, as JSX passes them. */
export interface Props {
  readonly children?: unknown
  readonly translate?: unknown
}

/** Elements whose content is text by the rules of HTML or SVG. */
const TEXT_ONLY = new Set<unknown>(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan'])

/** An element for text beside other content. Nothing styles it. */
const PART = 'text-part'
/** The element of a fixed part, which keeps its own direction in a translation that is written from right to left. */
const FIXED_PART = 'bdi'

/**
 * Gives every text beside other content an element of its own, and marks in every text what no translator may change
 * (docs/decisions/043-text-in-its-own-element.md).
 */
export function withTextParts<P extends Props>(type: ElementType, props: P): P {
  const { children } = props
  if (TEXT_ONLY.has(type) || props.translate === 'no') return props
  if (Array.isArray(children)) return { ...props, children: separated(children) }
  if (typeof children !== 'string' || (typeof type !== 'string' && type !== Fragment)) return props
  const parts = wordsAndFixed(children)
  if (type === Fragment) return { ...props, children: partOf(children, parts) }
  if (parts.length === 1) return props
  // Only a fixed part, as most amounts are.
  if (parts.length === 3 && !parts[0] && !parts[2]) return { ...props, translate: 'no' }
  return { ...props, children: partOf(children, parts) }
}

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number'

/**
 * Keeps each child at its position, because React tells children apart by it. Texts that follow each other become one, at the
 * position of the last.
 */
const separated = (children: readonly unknown[]): readonly unknown[] =>
  children.map((child, index) => {
    if (!isText(child)) return ofOther(child)
    if (isText(children[index + 1])) return null
    const start = children.findLastIndex((other, at) => at < index && !isText(other)) + 1
    return ofText(children.slice(start, index + 1).join(''), index)
  })

/** A list within the children, such as a mapped one, which may have texts too. */
const ofOther = (child: unknown): unknown => (Array.isArray(child) && child.some(isText) ? separated(child) : child)

/** Blanks stay outside: no translator takes them, and names that are computed from elements would lose them. */
function ofText(text: string, index: number): unknown {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (words === '') return text
  // Differs from the keys of a list beside it.
  const key = `text ${index}`
  const part = partOf(words, wordsAndFixed(words), key)
  return start || end ? createElement(Fragment, { key }, start, part, end) : part
}

/**
 * The element of a text. With fixed parts in it, it is replaced as a whole if the text changes, because React would change
 * only the parts that differ, and a translator may have moved them.
 */
function partOf(text: string, parts: readonly string[], position = ''): ReactNode {
  if (parts.length === 1) return createElement(PART, { key: position }, text)
  const children = parts.map((part, index) =>
    index % 2 === 0 ? part : createElement(FIXED_PART, { key: index, translate: 'no' }, part),
  )
  return createElement(PART, { key: `${position} ${text}` }, ...children)
}
