import type { Page } from '@playwright/test'
import { executables, rounds, tainted } from '#tests/harness/faults/tainted'
import { XSS_ADDRESSES, XSS_CORPUS } from '#tests/proof/xss-corpus'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

/** Number of strings appended to each text. */
const AT_ONCE = 5

/** Appends strings of the corpus to each text in every response. The returned function counts the strings used. */
async function taintResponses(page: Page): Promise<() => number> {
  const words = rounds(XSS_CORPUS)
  const addresses = rounds(XSS_ADDRESSES)
  const text = (): string => Array.from({ length: AT_ONCE }, words.next).join(' ')
  await page.route(/\/ServiceBooking\/rest\//, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!response.ok() || body === '') return route.fulfill({ response, body })
    const json = tainted(JSON.parse(body), { text, address: addresses.next })
    return route.fulfill({ response, json })
  })
  return words.given
}

test(
  'reading 22: renders five hundred executable strings as text in a real browser',
  { tag: ['@desktop', '@choose-services'] },
  async ({ page }) => {
    test.slow()
    // A string that executes throws an error. The watch also records violations of the content security policy.
    await page.addInitScript(() => {
      Reflect.set(window, 'xss', () => {
        throw new Error('it ran')
      })
    })
    const given = await taintResponses(page)
    const visitor = new Visitor(page)
    for (const step of ['workplace', 'services', 'customer'] as const) {
      await visitor.startsAt(step)
      // Clicks from the last to the first, because an opened one no longer matches and changes the indexes after it.
      const closed = await page.getByRole('button', { expanded: false }).all()
      for (const one of closed.toReversed()) await one.click()
      await expect(page.getByRole('main')).toContainText('xss()')
      expect(await page.evaluate<string[]>(`(${executables.toString()})(document)`)).toEqual([])
    }
    expect(given()).toBeGreaterThan(XSS_CORPUS.length)
  },
)

test(
  'RT-13 records a violation of the content security policy and an uncaught error as problems of the test',
  { tag: ['@quick', '@desktop', '@process'] },
  async ({ page, watch }) => {
    await page.goto('/')
    expect(watch.problems()).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.head.append(script)
      queueMicrotask(() => {
        throw new Error('a complaint')
      })
    })
    await expect.poll(() => watch.problems().length).toBe(2)
    const [violation, complaint] = watch.problems()
    expect(violation).toMatch(/Content Security Policy/)
    expect(complaint).toMatch(/a complaint/)
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    watch.allow.console(/Content Security Policy|a complaint/)
  },
)
