import type { Page } from '@playwright/test'
import { executables, rounds, tainted } from '#tests/harness/tainted'
import { XSS_ADDRESSES, XSS_CORPUS } from '#tests/proof/xss-corpus'
import { expect, test } from '../harness/test'
import { Visitor } from '../pages/visitor'

/** So many behind each text. */
const AT_ONCE = 5

/** Lets every answer to the page have something more behind each of its texts; tells how much of the list that took. */
async function taintAnswers(page: Page): Promise<() => number> {
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
  'READINGS-22 five hundred strings that would run something are text in a real browser',
  { tag: ['@quick', '@desktop', '@choose-services'] },
  async ({ page }) => {
    test.slow()
    // Whatever runs is heard, and so is whatever the content security policy has to stop.
    await page.addInitScript(() => {
      Reflect.set(window, 'xss', () => {
        throw new Error('it ran')
      })
    })
    const given = await taintAnswers(page)
    const visitor = new Visitor(page)
    for (const step of ['workplace', 'services', 'customer'] as const) {
      await visitor.startsAt(step)
      // From the last on: one that is open is not counted any more.
      const closed = await page.getByRole('button', { expanded: false }).all()
      for (const one of closed.toReversed()) await one.click()
      await expect(page.getByRole('main')).toContainText('xss()')
      expect(await page.evaluate<string[]>(`(${executables.toString()})(document)`)).toEqual([])
    }
    expect(given()).toBeGreaterThan(XSS_CORPUS.length)
  },
)

test(
  'RT-13 a violated content security policy, and an error that nobody catches, fail a test of this suite',
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
