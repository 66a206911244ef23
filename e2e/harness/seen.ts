import { expect, type Locator } from '@playwright/test'

/** Expects that the visitor sees the whole text, that nothing covers it, and that it has the focus or is announced. */
export async function expectSeen(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 })
  await expect(() =>
    expect(
      text.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const isCovered = isUnderBar(document.elementFromPoint(left + width / 2, top + height / 2))
        function isUnderBar(over: Element | null): boolean {
          if (over === null || over.contains(element)) return false
          return /fixed|sticky/.test(getComputedStyle(over).position) || isUnderBar(over.parentElement)
        }
        const isAnnounced = element.closest('[role="alert"], [aria-live]') !== null
        const hasFocus = document.activeElement?.contains(element) && document.activeElement !== document.body
        return { isCovered, isTold: isAnnounced || hasFocus }
      }),
    ).resolves.toEqual({ isCovered: false, isTold: true }),
  ).toPass()
}
