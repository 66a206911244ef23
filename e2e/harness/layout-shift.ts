import type { Page } from '@playwright/test'

/** A moved node with its rectangles: Chromium's LayoutShiftAttribution, which TypeScript's DOM types do not declare. */
interface Source {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/**
 * Records the page's layout shifts from now on, as Chromium reports them. Call it before the page loads. With `counted`
 * alone those that its cumulative layout shift counts, which leaves out what follows an input or a scroll.
 */
export const watchLayout = (page: Page, which: 'all' | 'counted' = 'all'): Promise<unknown> =>
  page.addInitScript((isAll) => {
    const seen: string[] = []
    Object.assign(globalThis, { layoutSeen: seen })
    const format = (entry: PerformanceEntry): string => {
      const sources: readonly Source[] = Reflect.get(entry, 'sources') ?? []
      const place = (rect: DOMRectReadOnly): string => `${rect.x},${rect.y} ${rect.width}x${rect.height}`
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const text = String(node?.textContent).slice(0, 40)
        return `"${text}" from ${place(previousRect)} to ${place(currentRect)}`
      })
      return `${Number(Reflect.get(entry, 'value')).toFixed(4)} ${nodes.join(' | ')}`
    }
    const isKept = (entry: PerformanceEntry): boolean => isAll || !Reflect.get(entry, 'hadRecentInput')
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().filter(isKept).map(format)))
    observer.observe({ type: 'layout-shift', buffered: true })
  }, which === 'all')

export interface LayoutShift {
  /** Sum of the layout shift values, 0 without a shift. Users notice a shift above 0.1. */
  readonly score: number
  /** The moved nodes, one shift per line. */
  readonly moves: string
}

/** Returns the shifts since the last call. Waits for two frames first, so that their shifts are reported. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const moves = await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const seen: unknown = Reflect.get(globalThis, 'layoutSeen')
    if (!Array.isArray(seen)) throw new Error('Call watchLayout before layoutShift.')
    return seen.splice(0).map(String)
  })
  return { score: moves.reduce((sum, move) => sum + Number.parseFloat(move), 0), moves: moves.join('\n') }
}
