import type { Page } from '@playwright/test'
import { sentTo } from '../../harness/calls'
import { faultsOfFocused, focusField } from '../../harness/faults-of-fields'
import { expect, test } from '../../harness/test'
import { ChangeRequest } from '../../pages/change-request'
import { somebody } from '../../pages/customer-step'
import { USUAL, Visitor } from '../../pages/visitor'

type Values = Readonly<Record<string, string>>

/**
 * Sets fields by their names without an event: by the setter of the browser, as its autofill does, or by that of the
 * element, as scripts of password managers do.
 */
const fillSilently = (page: Page, values: Values, by: 'browser' | 'script'): Promise<void> =>
  page.evaluate(
    ([wanted, setter]) => {
      for (const [name, value] of Object.entries(wanted)) {
        const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (!input) throw new Error(`no field ${name}`)
        if (setter === 'script') input.value = value
        else Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      }
    },
    [values, by] as const,
  )

const detailsOf = ({ firstName, lastName, email, phone }: ReturnType<typeof somebody>): Values => ({
  firstName,
  lastName,
  email: `${email} `,
  phone,
})

test.describe('values that come without an event', { tag: ['@find-vehicle', '@enter-customer'] }, () => {
  for (const by of ['browser', 'script'] as const)
    test(
      `EV-05 CU-03 are read when the visitor presses, set by a ${by}`,
      { tag: by === 'browser' ? ['@quick', '@phone'] : ['@phone'] },
      async ({ page }) => {
        const visitor = new Visitor(page)
        const { customer, thanks, vehicle } = visitor
        const searches = sentTo(page, 'search-vehicle')
        await page.goto('/')
        await visitor.sees('vehicle')
        // Password managers fill in a page that has loaded.
        await page.waitForLoadState('networkidle')
        await fillSilently(page, { registerNumber: 'abc – 123', kilometers: USUAL.kilometers }, by)
        await vehicle.kilometers.press('Enter')
        await visitor.sees('workplace')
        expect(searches).toHaveLength(1)
        await visitor.walks('workplace', 'customer')
        const person = somebody()
        await page.waitForLoadState('networkidle')
        await fillSilently(page, detailsOf(person), by)
        // The button is only marked as disabled, so that a press reaches it.
        await customer.send.click({ force: true })
        await visitor.sees('thanks')
        await expect(thanks.date).toBeVisible()
        await expect(page.getByText(person.email).first()).toBeVisible()
      },
    )
})

/** Focuses one field after another, of which there are some, and returns what is wrong with them. */
async function faultsIn(page: Page): Promise<readonly string[]> {
  // A visitor's act ends the scrolling to an alert.
  await page.keyboard.press('Shift')
  const faults: string[] = []
  let index = 0
  while (await page.evaluate(focusField, index)) {
    faults.push(...(await page.evaluate(faultsOfFocused)))
    index++
  }
  expect(index, 'number of fields').toBeGreaterThan(0)
  return faults
}

test(
  'EV-04 each field in focus is in view between header and bar at 390x380, in 16 px and with hints for the keyboard',
  { tag: ['@quick', '@phone', '@find-vehicle', '@choose-workplace', '@choose-services', '@enter-customer'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 380 })
    const visitor = new Visitor(page)
    await page.goto('/')
    await visitor.sees('vehicle')
    expect(await faultsIn(page)).toEqual([])
    await visitor.vehicle.submit('xyz-999', USUAL.kilometers)
    await expect(visitor.vehicle.make).toBeFocused()
    expect(await faultsIn(page)).toEqual([])
    await visitor.vehicle.changeRegisterNumber.click()
    await visitor.walks('vehicle', 'workplace')
    expect(await faultsIn(page)).toEqual([])
    await visitor.walks('workplace', 'services')
    expect(await faultsIn(page)).toEqual([])
    await visitor.walks('services', 'customer')
    expect(await faultsIn(page)).toEqual([])
    await page.goto('/peruutus')
    await expect(new ChangeRequest(page).send).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  },
)

test(
  'EV-04 fields say what the keyboard of a phone is for',
  { tag: ['@phone', '@find-vehicle', '@enter-customer', '@request-change'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { customer, vehicle } = visitor
    await page.goto('/')
    await expect(vehicle.registerNumber).toHaveAttribute('autocapitalize', 'characters')
    await expect(vehicle.registerNumber).toHaveAttribute('autocorrect', 'off')
    await expect(vehicle.kilometers).toHaveAttribute('inputmode', 'numeric')
    await expect(vehicle.kilometers).toHaveAttribute('enterkeyhint', 'go')
    await visitor.startsAt('customer')
    for (const [field, complete] of [
      [customer.firstName, 'given-name'],
      [customer.lastName, 'family-name'],
      [customer.email, 'email'],
      [customer.phone, 'tel'],
    ] as const) {
      await expect(field).toHaveAttribute('autocomplete', complete)
      await expect(field).toHaveAttribute('enterkeyhint', 'send')
    }
    await expect(customer.email).toHaveAttribute('inputmode', 'email')
    await expect(customer.phone).toHaveAttribute('type', 'tel')
    await expect(page.getByRole('textbox', { name: 'Postinumero' })).toHaveAttribute('inputmode', 'numeric')
  },
)

test(
  'EV-04 a booking works in landscape, 844x390, with each field in view',
  { tag: ['@phone', '@find-vehicle', '@enter-customer'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const visitor = new Visitor(page)
    await page.goto('/')
    await visitor.sees('vehicle')
    expect(await faultsIn(page)).toEqual([])
    await visitor.walks('vehicle', 'customer')
    expect(await faultsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844)
    await visitor.walks('customer', 'thanks')
  },
)
