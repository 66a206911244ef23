import type { Page } from '@playwright/test'

/** Keeps what the live regions of the page announce, from the next page on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const REGION =
      '[aria-live="polite"], [aria-live="assertive"], output, [role="status"], [role="alert"], [role="log"]'
    const ATOMIC = 'output, [role="status"], [role="alert"], [aria-atomic="true"]'
    const isShown = (element: Element): boolean => element.getClientRects().length > 0
    const textOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

    /** What a change of the page announces: a region that comes with its text, one that changes as a whole, or an addition. */
    function* said(records: readonly MutationRecord[]): Generator<readonly [key: Node, text: string]> {
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(REGION)
        if (region && isShown(region)) {
          if (region.matches(ATOMIC)) yield [region, textOf(region)]
          else if (type === 'characterData') yield [target, textOf(target)]
          else for (const node of addedNodes) yield [node, textOf(node)]
        } else
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            const inserted = [node, ...node.querySelectorAll('*')].filter((one) => one.matches(REGION) && isShown(one))
            for (const one of inserted) yield [one, textOf(one)]
          }
      }
    }
    const observer = new MutationObserver((records) => {
      for (const text of new Map(said(records)).values()) if (text !== '') heard.push(text)
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Returns what was announced since the last time it was asked for. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate((): string[] => Reflect.get(window, 'heard').splice(0))

/** A wait of more than a second and its end, which depend on the machine. */
const WAIT = /…$|^Ladataan, odota hetki\.$|^Valmis\.$/

/** The same without waits. */
export const heardBesidesWaits = async (page: Page): Promise<string[]> =>
  (await heard(page)).filter((text) => !WAIT.test(text))
