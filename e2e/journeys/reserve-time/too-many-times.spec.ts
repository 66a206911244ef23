import { expireHoldOf, openClient } from '../../harness/api'
import { expectSeen } from '../../harness/seen'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Visitor } from '../../pages/visitor'
import { customer } from '#tests/fixtures/customer'
import { reference } from '#tests/harness/visitors/booked-visitor'
import { fillBooking } from '#tests/harness/visitors/fill-booking'

// The usual bounds of an installed server, and a hold that cannot be prolonged beyond its last minutes.
test.use({ serverEnv: { THROTTLE: '1', HOLD_LONGEST_SECONDS: '170' } })

test(
  'SA-04 shows that the network holds too many times, reserves after one has ended, and says that it cannot be prolonged',
  { tag: ['@reserve-time', '@enter-customer'] },
  async ({ allow, page, server }) => {
    allow.status(429)
    const visitor = new Visitor(page)
    const { shell, time } = visitor
    const others = await Promise.all(Array.from({ length: 4 }, () => openClient(server)))
    for (const { api } of others) await fillBooking(api, 'CUSTOMER')
    await visitor.startsAt('time')
    await time.chooseFirst()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await time.next.press('Enter')
    const failure = shell.alert('Aikaa ei voi varata juuri nyt.')
    await expectSeen(failure)
    await expect(failure.getByRole('link', { name: '09 555 0101' })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Valitse aika klo/, pressed: true })).toHaveCount(1)

    await expireHoldOf(server, others[0]?.token() ?? '')
    await time.next.press('Enter')
    await visitor.sees('customer')
    const words = page.getByText(/^Aika on varattuna sinulle enää 3 min, eikä varausaikaa voi jatkaa\./)
    await expect(words).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Pidä aika varattuna' })).toHaveCount(0)
  },
)

test(
  'OP-06 refuses a fifth booking of one car within an hour, says when it is taken, and takes it once an earlier one is cancelled',
  { tag: ['@finish-booking', '@enter-customer'] },
  async ({ allow, page, server }) => {
    allow.status(429)
    const keys: string[] = []
    for (const organizationId of [1, 2, 3, 4]) {
      const { api } = await openClient(server)
      await fillBooking(api, 'CUSTOMER', { organizationId })
      await api.saveCustomer({ body: customer({ email: `maija${organizationId}@example.com` }) })
      keys.push((await api.saveBooking()).bookingKey ?? '')
    }
    const visitor = new Visitor(page)
    const { shell, customer: step } = visitor
    await visitor.startsAt('customer')
    await step.fill(somebody())
    await step.send.click()
    const failure = shell.alert('Tälle ajoneuvolle on jo tehty monta varausta.')
    await expectSeen(failure)
    await expect(failure).toContainText(
      /Varausta ei tallennettu\. Uuden varauksen voi tehdä (60 minuutin|tunnin) kuluttua\./,
    )
    await expect(failure.getByRole('link', { name: '09 555 0101' })).toBeInViewport()

    const { api } = await openClient(server)
    await api.cancelBooking(reference(keys[0] ?? ''))
    await step.send.click()
    await visitor.sees('thanks')
  },
)
