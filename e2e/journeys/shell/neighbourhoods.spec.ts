import type { Page } from '@playwright/test'
import { savedBookings } from '../../harness/api'
import type { Server } from '../../harness/server'
import { shiftDate } from '../../harness/shift-date'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS

/** Adds nodes to the body and beside each field after every change, as password managers and writing aids do. */
function addForeignNodes(): void {
  const foreign = (): HTMLElement => {
    const element = document.createElement('password-manager')
    element.setAttribute('data-foreign', '')
    element.style.cssText = 'position:absolute;pointer-events:none'
    return element
  }
  const add = (): void => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      if (!field.nextElementSibling?.matches('[data-foreign]')) field.after(foreign())
    for (const form of document.querySelectorAll('form, main, body'))
      if (!form.firstElementChild?.matches('[data-foreign]')) form.prepend(foreign())
  }
  const observer = new MutationObserver(add)
  document.addEventListener('DOMContentLoaded', () => {
    add()
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Refuses storage and cookies, as a browser does whose visitor has blocked all site data. */
function refuseStorage(): void {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: (): void => {},
  })
}

function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '2g' }) })
}

/** Books as usual. The booking is at the time that was chosen. */
async function books(page: Page, server: Server): Promise<void> {
  const visitor = new Visitor(page)
  const { slot, person } = await visitor.opens('thanks')
  await expect(visitor.thanks.date).toContainText(`${slot.day} klo ${slot.start}`)
  expect(await savedBookings(server, person.email)).toHaveLength(1)
}

test.describe('a booking works as usual', { tag: ['@maintenance', '@process'] }, () => {
  test(
    'EV-08 while an extension adds nodes to the page and its forms',
    { tag: ['@desktop'] },
    async ({ page, server }) => {
      await page.addInitScript(addForeignNodes)
      await books(page, server)
      await expect(page.locator('main > [data-foreign]')).toHaveCount(1)
    },
  )

  test(
    'EV-08 AS-08 in a browser that keeps neither storage nor cookies',
    { tag: ['@quick', '@phone'] },
    async ({ page, server }) => {
      await page.addInitScript(refuseStorage)
      await books(page, server)
      expect(await page.context().cookies()).toEqual([])
    },
  )

  for (const [what, aheadMs] of [
    ['an hour slow', -HOUR_MS],
    ['a year ahead', YEAR_MS],
    ['a year behind', -YEAR_MS],
  ] as const)
    test(`EV-08 with a clock that is ${what}`, { tag: '@desktop' }, async ({ page, server }) => {
      await page.addInitScript(shiftDate, aheadMs)
      await books(page, server)
    })

  for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu'])
    test(`EV-08 on a device in ${timezoneId}`, { tag: '@phone' }, async ({ newVisitor, server }) => {
      await books(await newVisitor({ timezoneId }), server)
    })

  test('EV-08 for a visitor who saves data', { tag: '@phone' }, async ({ newVisitor, server }) => {
    const page = await newVisitor({ extraHTTPHeaders: { 'Save-Data': 'on' } })
    await page.addInitScript(saveData)
    await books(page, server)
  })
})
