import type { CDPSession, Page } from '@playwright/test'

/** A stop of a screen reader: a control, a heading, a group that is entered, or a piece of text. */
export interface Stop {
  /** Role in Chromium's tree; 'StaticText' for text. */
  readonly role: string
  readonly name: string
  /** What `aria-describedby` and `title` add. */
  readonly description: string
  readonly value: string
}

type AxNode = Awaited<ReturnType<typeof fullTree>>[number]

/** Roles that are named by their content, which is not read once more. */
const NAMED_BY_CONTENT = new Set([
  'button',
  'link',
  'heading',
  'checkbox',
  'radio',
  'cell',
  'gridcell',
  'option',
  'summary',
  'row',
])
/** Roles that are read although they stand in such content. */
const CONTROLS = new Set(['button', 'link'])
const SILENT = new Set(['RootWebArea', 'InlineTextBox', 'ListMarker', 'row'])

/** Returns what a screen reader of Chromium's tree reads from the start of the page to its end. */
export async function readThrough(page: Page): Promise<readonly Stop[]> {
  return withSession(page, async (session) => {
    const nodes = await fullTree(session)
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const stops: Stop[] = []
    const walk = (node: AxNode, isInName: boolean): void => {
      const stop = stopOf(node)
      if (stop.role === 'InlineTextBox' || stop.role === 'ListMarker') return
      const isRead = !node.ignored && !SILENT.has(stop.role) && (!isInName || CONTROLS.has(stop.role))
      if (isRead && stop.name + stop.description !== '') stops.push(stop)
      const covers = !node.ignored && NAMED_BY_CONTENT.has(stop.role) && stop.role !== 'row'
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) walk(child, isInName || covers)
      }
    }
    const [root] = nodes
    if (root) walk(root, false)
    return stops
  })
}

/** Returns what is read of the element with the focus, after the groups around it, from the outermost on. */
export async function focused(page: Page): Promise<readonly [stop: Stop, around: readonly Stop[]]> {
  return withSession(page, async (session) => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: true,
    })
    const [node, ...relatives] = nodes
    if (!node) throw new Error('Nothing has the focus.')
    const byId = new Map(relatives.map((one) => [one.nodeId, one]))
    const around: Stop[] = []
    for (let parent = byId.get(node.parentId ?? ''); parent; parent = byId.get(parent.parentId ?? '')) {
      const stop = stopOf(parent)
      if (!parent.ignored && stop.name !== '' && !NAMED_BY_CONTENT.has(stop.role) && !SILENT.has(stop.role))
        around.unshift(stop)
    }
    return [stopOf(node), around]
  })
}

const fullTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

const textOf = (value: { readonly value?: unknown } | undefined): string =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? String(value.value).trim() : ''

const stopOf = ({ role, name, description, value }: AxNode): Stop => ({
  role: textOf(role),
  name: textOf(name),
  description: textOf(description),
  value: textOf(value),
})

// One for each page: ending one would end what other sessions emulate, such as a page without a connection.
const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function withSession<T>(page: Page, work: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return work(await session)
}
