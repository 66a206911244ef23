import type { Page } from '@playwright/test'

/** What of the page moved, and whence: Chromium's LayoutShiftAttribution, which TypeScript's DOM does not know. */
interface Source {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Notes from now on what of the page moves by itself, as Chromium's cumulative layout shift does. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { layoutSeen: seen })
    const told = (entry: PerformanceEntry): string => {
      const sources: readonly Source[] = Reflect.get(entry, 'sources') ?? []
      const place = (rect: DOMRectReadOnly): string => `${rect.x},${rect.y} ${rect.width}x${rect.height}`
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const text = String(node?.textContent).slice(0, 40)
        return `"${text}" from ${place(previousRect)} to ${place(currentRect)}`
      })
      return `${Number(Reflect.get(entry, 'value')).toFixed(4)} ${nodes.join(' | ')}`
    }
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(told)))
    observer.observe({ type: 'layout-shift', buffered: true })
  })

export interface LayoutShift {
  /** 0 where nothing has moved; above 0.1 is felt as a jump. */
  readonly score: number
  /** What has moved. */
  readonly moves: string
}

/** What has moved since this was asked last; after two frames have been drawn, and what moved in them was told. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const moves = await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const seen: unknown = Reflect.get(globalThis, 'layoutSeen')
    if (!Array.isArray(seen)) throw new Error('watchLayout comes first')
    return seen.splice(0).map(String)
  })
  return { score: moves.reduce((sum, move) => sum + Number.parseFloat(move), 0), moves: moves.join('\n') }
}
