import type { Page } from 'playwright'
import type { LongList } from './list'

/**
 * Returns a plain HTML page with the same rows at the same heights, and a search box that filters them. It has no code
 * or styles of the product and serves as the baseline.
 */
export function plainPage(page: Page, { row, search }: LongList): Promise<string> {
  return page.evaluate(
    ([selector, label]) => {
      const rows = [...document.querySelectorAll(selector)].map((one) => {
        const { height } = one.getBoundingClientRect()
        const copy = one.cloneNode(true)
        if (copy instanceof HTMLElement) copy.hidden = false
        const inner = copy instanceof Element ? copy.innerHTML : ''
        return `<li style="min-height:${height}px">${inner}</li>`
      })
      return `<!doctype html><html lang="fi"><meta charset="utf-8"><title>plain</title>
        <label>${label} <input></label><ul>${rows.join('')}</ul>`
    },
    [row, search] as const,
  )
}

/** Runs in the plain page: hides the rows that do not contain every typed word. */
export function filterPlainly(): void {
  const rows = [...document.querySelectorAll('li')].map((row) => ({ row, text: row.textContent?.toLowerCase() ?? '' }))
  document.querySelector('input')?.addEventListener('input', ({ target }) => {
    const words = target instanceof HTMLInputElement ? target.value.toLowerCase().split(' ') : []
    for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word))
  })
}
