import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { expireHoldOf, savedBookings, tokenOf } from '../../harness/api'
import type { Server } from '../../harness/server'
import { openAddress } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { APPLICANTS, Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Visitor } from '../../pages/visitor'

const tag = ['@pay-by-card', '@apply-credit', '@process']
const PAID = 'Maksettu kortilla 249,00 €'

/** Opens the customer step with filled details, and counts the browser's questions. */
async function atCustomerStep(page: Page) {
  const visitor = new Visitor(page)
  const person = somebody()
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  })
  await visitor.startsAt('customer')
  await visitor.customer.fill(person)
  return { visitor, person, prompts, payments: new Payments(page), sandbox: new Sandbox(page) }
}

/** Leaves for the provider's page, where the held time runs out. */
async function atPayment(page: Page, server: Server) {
  const found = await atCustomerStep(page)
  const token = await tokenOf(page)
  await found.payments.openCard.click()
  await found.payments.payByCard.click()
  await expect(found.sandbox.payment).toBeVisible()
  await expireHoldOf(server, token)
  return found
}

test(
  'RC-09 RC-10 RC-18 WZ-15 keeps a payment whose hold ran out, and lets the difference to a dearer booking be paid',
  { tag },
  async ({ page, server }) => {
    const { visitor, person, prompts, payments, sandbox } = await atPayment(page, server)
    const { shell } = visitor
    await sandbox.pay.click()
    await visitor.sees('time')
    await expect(page).toHaveURL(/\/huolto$/)
    await expect(payments.paid).toHaveText(PAID)
    await expect(payments.paid).toBeInViewport()
    await expect(page.getByText('Voit valita toisen ajan maksamatta uudelleen.')).toBeInViewport()
    await expect(shell.alert('Aika ei ole enää varattuna sinulle.')).toBeInViewport()
    await expectAccessible(page, 'a payment whose hold ran out')
    expect(prompts).toEqual([])

    // Both ways to give up the booking ask first, and say what happens with the money.
    await shell.startOver.click()
    await expect(shell.dialog).toContainText(`${PAID}. Maksu ei siirry uuteen varaukseen, vaan se palautetaan`)
    await shell.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
    await shell.tab('Renkaanvaihdon ajanvaraus').click()
    await expect(shell.leaveDialog).toContainText(`${PAID}. Maksu ei siirry uuteen varaukseen, vaan se palautetaan`)
    await expectAccessible(page, 'the question whether to leave')
    await shell.leaveDialog.getByRole('button', { name: 'Jatka varausta' }).click()

    await visitor.walks('time', 'customer')
    await expect(payments.paid).toHaveText(PAID)
    await expect(payments.openCard).toHaveCount(0)
    await shell.releaseTime.click()
    await expect(shell.releaseDialog).toContainText(`${PAID}. Maksu säilyy varauksessa.`)
    await shell.releaseDialog.getByRole('button', { name: 'Luovu ajasta' }).click()
    await visitor.sees('time')
    await shell.edit('Palvelut').click()
    await visitor.services.category('Kausitarkastukset').click()
    await visitor.services.service('Talvitarkastus Kampanja').check()
    await visitor.services.next.click()
    await visitor.walks('time', 'customer')
    await expect(page.getByText(/^Hinta on nyt .*Maksa erotus/)).toBeVisible()
    await page.getByRole('radio', { name: 'Maksa erotus kortilla' }).check()
    await payments.payByCard.click()
    await sandbox.pay.click()
    await visitor.sees('customer')
    await expect(payments.paid).not.toHaveText(PAID)
    await expect(payments.paid).toBeInViewport()
    expect(prompts).toEqual([])
    await visitor.customer.send.click()
    await visitor.sees('thanks')
    expect(await savedBookings(server, person.email)).toHaveLength(1)
  },
)

test('RC-09 says at the time step that a payment was not made', { tag }, async ({ page, server }) => {
  const { visitor, prompts, payments, sandbox } = await atPayment(page, server)
  await sandbox.giveUp.click()
  await visitor.sees('time')
  await expect(page).toHaveURL(/\/huolto$/)
  await expect(visitor.shell.alert('Maksua ei tehty')).toBeInViewport()
  await expect(visitor.shell.alert('Aika ei ole enää varattuna sinulle.')).toBeInViewport()
  await expect(payments.paid).toHaveCount(0)
  expect(prompts).toEqual([])
})

test(
  'RC-11 RC-18 keeps an approved credit although the hold ran out and the address says signing=failure later',
  { tag },
  async ({ page, server }) => {
    const { visitor, prompts, payments, sandbox } = await atCustomerStep(page)
    const { shell } = visitor
    const token = await tokenOf(page)
    await payments.applyAs(APPLICANTS.accepted)
    await expect(sandbox.signing).toBeVisible()
    await expireHoldOf(server, token)
    await sandbox.sign.click()
    await visitor.sees('time')
    await expect(page).toHaveURL(/\/huolto$/)
    await expect(payments.confirmed).toBeInViewport()
    expect(prompts).toEqual([])
    await shell.startOver.click()
    await expect(shell.dialog).toContainText('Huoltotili ei siirry uuteen varaukseen.')
    await shell.dialog.getByRole('button', { name: 'Jatka varausta' }).click()
    await visitor.walks('time', 'customer')
    await openAddress(page, '/huolto?signing=failure')
    await visitor.sees('customer')
    await expect(page).toHaveURL(/\/huolto$/)
    await expect(payments.confirmed).toBeVisible()
    await expect(payments.failed).toHaveCount(0)
    await expect(payments.openCredit).toHaveCount(0)
  },
)
