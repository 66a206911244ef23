import type { CDPSession } from 'playwright'

/** Objects that the page keeps after a garbage collection. */
export interface Held {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
  /** Elements that are not in the document but are kept by the code. */
  readonly detached: number
}

/** Collects garbage and counts the rest. */
export async function heldObjects(devtools: CDPSession): Promise<Held> {
  // Twice, because weak references and finalizers release some objects only in the next collection.
  for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes')
  return { megabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners, detached: detachedNodes.length }
}
