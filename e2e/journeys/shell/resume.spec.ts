import { prepareBooking, tokenOf } from '../../harness/api'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { OPEN_STEPS, USUAL, Visitor } from '../../pages/visitor'

test(
  'WZ-10 WZ-04 resumes the same booking after a reload at every step, and starts a new one after Kiitos',
  { tag: ['@maintenance', '@process'] },
  async ({ page }) => {
    test.slow()
    const visitor = new Visitor(page)
    const { shell, vehicle, services, customer, thanks } = visitor
    const cards = { vehicle: [], workplace: ['Ajoneuvo'], services: ['Ajoneuvo', 'Toimipiste'] } as const
    const locked = ['Ajoneuvo', 'Toimipiste', 'Palvelut'] as const
    const finished = { ...cards, time: locked, customer: [...locked, 'Aika'] }
    const labels = {
      vehicle: 'Ajoneuvo',
      workplace: 'Toimipiste',
      services: 'Palvelut',
      time: 'Aika',
      customer: 'Asiakastiedot',
    }
    await page.goto('/')
    await visitor.sees('vehicle')
    let token = await tokenOf(page)
    let day = ''

    for (const [index, step] of OPEN_STEPS.entries()) {
      if (step === 'vehicle' || step === 'services') await visitor.sees(step)
      if (step === 'services') {
        await services.service(USUAL.service).check()
        await expect(services.chosen).toContainText('249,00')
      }
      if (step === 'customer') {
        await customer.firstName.fill('Väinö')
        await customer.lastName.fill('Öhman')
        await customer.email.fill('vaino@example.fi')
        await customer.phone.fill('0501234567')
        await expect(customer.saved).toBeVisible()
      }
      await reload(page)
      await visitor.sees(step)
      expect(await tokenOf(page)).toBe(token)
      await expect(shell.progress(labels[step])).toHaveAttribute('aria-current', 'step')
      for (const label of finished[step]) await expect(shell.card(label)).toBeVisible()
      if (index > 0) await expect(shell.card('Ajoneuvo')).toContainText('ABC-123')
      if (index > 1) await expect(shell.card('Toimipiste')).toContainText(USUAL.workplace)
      if (step === 'services') await expect(services.service(USUAL.service)).toBeChecked()
      if (step === 'time') await expect(shell.card('Palvelut')).toContainText(USUAL.service)
      if (step === 'customer') {
        await expect(shell.card('Aika')).toContainText(day)
        await expect(customer.firstName).toHaveValue('Väinö')
        await expect(customer.lastName).toHaveValue('Öhman')
        await expect(customer.email).toHaveValue('vaino@example.fi')
        await customer.send.click()
      } else if (step === 'services') await services.next.click()
      else {
        const { slot } = await visitor.walks(step, OPEN_STEPS[index + 1] ?? 'customer')
        day = slot.day
      }
    }

    await visitor.sees('thanks')
    await expect(thanks.date).toContainText(day)
    await reload(page)
    await visitor.sees('vehicle')
    await expect(vehicle.registerNumber).toHaveValue('')
    await expect(shell.card('Ajoneuvo')).toHaveCount(0)
    token = token === (await tokenOf(page)) ? '' : token
    expect(token, 'The next booking has its own session').not.toBe('')
  },
)

test(
  'WZ-10 opens the first step when the stored session is missing on a reload',
  { tag: ['@any-server', '@process'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.opens('services')
    await page.evaluate(() => sessionStorage.removeItem('huoltovaraus.session'))
    await reload(page)
    await visitor.sees('vehicle')
  },
)

test(
  'SA-06 WZ-10 keeps the booking over a reload beside an XSRF cookie that a neighbouring site has set',
  { tag: ['@tire-change', '@process', '@quick'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await prepareBooking(page, 'TIME', { process: 'TIRE_CHANGE' })
    await page.goto('/renkaanvaihto')
    await visitor.sees('time')
    const token = await tokenOf(page)
    // The head of the page asks for the free times again. A cookie of a longer path stands first.
    await page.evaluate(() => {
      document.cookie = 'XSRF-TOKEN=naapuri; path=/renkaanvaihto'
    })
    await reload(page)
    expect(await page.evaluate(() => document.cookie)).toMatch(/XSRF-TOKEN=naapuri; .*XSRF-TOKEN=/)
    await visitor.sees('time')
    expect(await tokenOf(page)).toBe(token)
  },
)
