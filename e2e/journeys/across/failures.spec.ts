import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { failing, held, sentTo } from '../../harness/calls'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { expectSeen } from '../../harness/seen'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { USUAL, Visitor } from '../../pages/visitor'

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'
const OFFLINE = 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.'
const NOT_SAVED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' })

test.describe('a call that fails', () => {
  test.beforeEach(({ allow }) => allow.status(500))

  test(
    'RC-08 NO-02 VE-04 reports a failed search in place and as a notification, keeps the input, and a retry succeeds',
    {
      tag: ['@any-server', '@find-vehicle'],
    },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, vehicle } = visitor
      await page.goto('/')
      const restore = await failing(page, 'search-vehicle', 500)
      await vehicle.submit(USUAL.plate, USUAL.kilometers)
      await expect(shell.notification(GENERAL)).toBeVisible()
      await shell.dismissNotifications()
      await expectSeen(shell.alert(GENERAL))
      await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
      await expect(vehicle.kilometers).toHaveValue(USUAL.kilometers)
      await restore()
      await vehicle.next.click()
      await visitor.sees('workplace')
    },
  )

  test(
    'RC-08 NO-02 OR-06 reports failed workplaces and failed free times separately, and a retry of each succeeds',
    {
      tag: ['@choose-workplace'],
    },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, workplace } = visitor
      const restoreCards = await failing(page, 'compatible-organizations/v2', 500)
      const restoreTimes = await failing(page, 'organization-next-free-times', 500)
      await page.goto('/')
      await visitor.vehicle.submit(USUAL.plate, USUAL.kilometers)
      await expect(shell.notification(GENERAL)).toBeVisible()
      await expectAccessible(page, 'workplaces that cannot be had')
      await shell.dismissNotifications()
      await expectSeen(shell.alert('Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.'))
      await restoreCards()
      await retry(page).click()
      await expect(workplace.cards).toHaveCount(12)
      await shell.dismissNotifications()
      await expectSeen(shell.alert('Ensimmäistä vapaata aikaa ei saatu haettua'))
      await restoreTimes()
      await retry(page).click()
      await expect(workplace.card(USUAL.workplace)).toContainText('Ensimmäinen vapaa aika')
      await expect(shell.alert('Ensimmäistä vapaata aikaa ei saatu haettua')).toHaveCount(0)
    },
  )

  test(
    'RC-08 NO-02 SV-01 SV-04 reports a failed section without affecting others, and unticks a service that failed',
    {
      tag: ['@quick', '@choose-services'],
    },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, services } = visitor
      const restore = await failing(page, 'services/v2', 500)
      await visitor.startsAt('workplace')
      await visitor.workplace.select(USUAL.workplace).click()
      await expect(shell.notification(GENERAL)).toBeVisible()
      await expect(services.service('Ulkopesu')).toBeVisible()
      await shell.dismissNotifications()
      await expectSeen(shell.alert('Määräaikaishuollot: Palvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.'))
      await restore()
      await retry(page).click()
      await expect(services.service(USUAL.service)).toBeVisible()

      const restoreCart = await failing(page, 'add-products-to-cart', 500)
      await services.service(USUAL.service).click()
      await expect(services.service(USUAL.service)).not.toBeChecked()
      await shell.dismissNotifications()
      await expectSeen(shell.alert(GENERAL))
      await restoreCart()
      await services.service(USUAL.service).check()
      await services.next.click()
      await visitor.sees('time')
      await expect(shell.card('Palvelut')).toContainText(USUAL.service)
    },
  )

  test(
    'RC-08 NO-02 TM-03 reports failed free times in place, and a retry shows them',
    { tag: ['@any-server', '@reserve-time'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell } = visitor
      await visitor.startsAt('services')
      const restore = await failing(page, 'free-times/morning', 500)
      await visitor.services.service(USUAL.service).check()
      await visitor.services.next.click()
      await expect(shell.notification(GENERAL)).toBeVisible()
      await expect(visitor.time.next).toBeDisabled()
      await shell.dismissNotifications()
      await expectSeen(shell.alert('Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.'))
      await restore()
      await retry(page).click()
      await visitor.sees('time')
    },
  )

  test(
    'RC-08 CU-05 NO-02 keeps the details after a failed save, and the retry saves one booking',
    {
      tag: ['@enter-customer', '@finish-booking'],
    },
    async ({ page, server }) => {
      const visitor = new Visitor(page)
      const { shell, customer } = visitor
      const person = somebody()
      await visitor.startsAt('customer')
      const restore = await failing(page, 'save-booking', 500)
      await customer.fill(person)
      await customer.send.click()
      await expect(shell.alert(NOT_SAVED)).toBeVisible()
      // Reported once in the page and once as a notification.
      await expect(shell.notification(NOT_SAVED)).toBeVisible()
      await expect(shell.notifications).toHaveCount(1)
      await expectAccessible(page, 'a failed save')
      for (const [field, value] of [
        [customer.firstName, person.firstName],
        [customer.lastName, person.lastName],
        [customer.email, person.email],
        [customer.phone, person.phone],
      ] as const)
        await expect(field).toHaveValue(value)
      expect(await savedBookings(server, person.email)).toEqual([])
      await restore()
      await shell.dismissNotifications()
      await customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )
})

test(
  'NO-02 reports a lost connection with its own text, and keeps the input until it is restored',
  {
    tag: ['@phone', '@find-vehicle', '@enter-customer'],
  },
  async ({ allow, page }) => {
    allow.unanswered(/./)
    const visitor = new Visitor(page)
    const { shell, vehicle, customer } = visitor
    await page.goto('/')
    await visitor.sees('vehicle')
    // Waits for all code that the next click needs, so that only the call fails. The first interaction loads the code
    // of the notifications.
    await expect(page.getByText('Varaa huolto muutamassa minuutissa', { exact: false })).toBeVisible()
    await Promise.all([page.waitForResponse(/\/steps\.\w+\.js/), vehicle.registerNumber.focus()])
    await page.context().setOffline(true)
    await vehicle.submit(USUAL.plate, USUAL.kilometers)
    await expect(shell.alert(OFFLINE)).toBeVisible()
    await expect(shell.notification(OFFLINE)).toBeVisible()
    await expect(shell.notification(GENERAL)).toHaveCount(0)
    await expect(vehicle.registerNumber).toHaveValue(USUAL.plate)
    await page.context().setOffline(false)
    await shell.dismissNotifications()
    await vehicle.next.click()
    await visitor.sees('workplace')

    await visitor.startsAt('customer')
    await page.context().setOffline(true)
    const person = somebody()
    await customer.fill(person)
    await expect(shell.notification(OFFLINE)).toBeVisible()
    await page.context().setOffline(false)
    await shell.dismissNotifications()
    await expect(customer.email).toHaveValue(person.email)
    await customer.send.click()
    await visitor.sees('thanks')
  },
)

const NO_CONNECTION = 'Ei verkkoyhteyttä. Voit jatkaa, kun yhteys palaa.'

test(
  'NO-02 shows a notification as long as the browser is offline, and then completes the pending requests',
  { tag: ['@desktop', '@choose-services'] },
  async ({ allow, page }) => {
    allow.unanswered(/./)
    const visitor = new Visitor(page)
    const { shell, services } = visitor
    await visitor.startsAt('services')
    await services.service(USUAL.service).check()
    await expect(services.chosen).toContainText('249,00')
    await expect(services.next).toBeEnabled()
    await page.context().setOffline(true)
    await expect(shell.notification(NO_CONNECTION)).toBeVisible()
    await services.next.click()
    await expect(shell.step('time')).toBeVisible()
    // The notification stays after the accessibility check.
    await expectAccessible(page, 'without a connection')
    await expect(shell.notification(NO_CONNECTION)).toBeVisible()
    await page.context().setOffline(false)
    await expect(shell.notification(NO_CONNECTION)).toHaveCount(0)
    await visitor.sees('time')
    await expect(shell.notifications).toHaveCount(0)
  },
)

test.describe('a deployment of a new version', { tag: ['@desktop', '@choose-workplace'] }, () => {
  /** Returns a counter of the page's loads from now on. */
  const loads = (page: Page): (() => number) => {
    let count = 0
    page.on('load', () => (count += 1))
    return () => count
  }

  test('RT-13 WZ-10 reloads once when a chunk is missing, then reports it, and resumes after a manual reload', async ({
    allow,
    page,
  }) => {
    allow.status(404)
    allow.console(/Loading (CSS )?chunk/)
    const visitor = new Visitor(page)
    const count = loads(page)
    let isGone = true
    await page.route('**/static/js/async/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
    )
    await page.goto('/')
    await visitor.vehicle.submit(USUAL.plate, USUAL.kilometers)
    await expect.poll(count).toBe(2)
    await expect(visitor.shell.title('Huollon ajanvaraus')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jokin meni pieleen' })).toBeVisible()
    await expectAccessible(page, 'code that is missing')
    expect(count()).toBe(2)
    // The chunk becomes available with the next page load only, because an earlier retry would hide the error.
    page.on('request', (request) => (isGone &&= !request.isNavigationRequest()))
    await page.getByRole('button', { name: 'Lataa sivu uudelleen' }).click()
    await visitor.sees('workplace')
    await expect(visitor.shell.card('Ajoneuvo')).toContainText(USUAL.plate)
  })
})

test.describe('a slow response', () => {
  test.beforeEach(({ page }) => watchLayout(page))

  test(
    'VE-04 shows that the search is busy, and sends it once when pressed again',
    { tag: ['@any-server', '@desktop', '@find-vehicle'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { vehicle } = visitor
      const searches = sentTo(page, 'search-vehicle')
      await page.goto('/')
      const release = await held(page, 'search-vehicle')
      await vehicle.submit(USUAL.plate, USUAL.kilometers)
      await expect(vehicle.next).toHaveAttribute('aria-busy', 'true')
      // Presses again, as an impatient visitor does.
      await vehicle.next.click({ force: true })
      await release()
      await visitor.sees('workplace')
      expect(searches).toHaveLength(1)
    },
  )

  const waits = [
    ['workplace', 'compatible-organizations/v2', 'Haetaan toimipisteitä…', '@choose-workplace'],
    ['services', 'services/v2', 'Määräaikaishuollot: Haetaan palveluja…', '@choose-services'],
    ['time', 'free-times/morning', 'Haetaan vapaita aikoja…', '@reserve-time'],
  ] as const
  for (const [step, call, status, tag] of waits)
    test(
      `NO-02 shows that the ${step} step is loading, and does not shift the layout when the response arrives`,
      { tag },
      async ({ page }) => {
        const visitor = new Visitor(page)
        const before = { workplace: 'vehicle', services: 'workplace', time: 'services' } as const
        await visitor.startsAt(before[step])
        const release = await held(page, call)
        if (step === 'workplace') await visitor.vehicle.submit(USUAL.plate, USUAL.kilometers)
        if (step === 'services') await visitor.workplace.select(USUAL.workplace).click()
        if (step === 'time') {
          await visitor.services.service(USUAL.service).check()
          await visitor.services.next.click()
        }
        await expect(visitor.shell.step(step)).toBeVisible()
        await expect(page.locator('main .visually-hidden').filter({ hasText: status }).first()).toBeAttached()
        await layoutShift(page)
        await release()
        await visitor.sees(step)
        const { score, moves } = await layoutShift(page)
        expect(score, moves).toBeLessThan(0.1)
      },
    )

  test(
    'OR-06 shows usable cards before the free times arrive, and makes none higher when they do',
    {
      tag: ['@any-server', '@choose-workplace'],
    },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { workplace } = visitor
      const release = await held(page, 'organization-next-free-times')
      await visitor.startsAt('workplace')
      const card = workplace.card(USUAL.workplace)
      await expect(card).toContainText('Haetaan ensimmäistä vapaata aikaa…')
      const before = await card.boundingBox()
      await release()
      await expect(card).toContainText('Ensimmäinen vapaa aika')
      // The day then stands in the heading of its group, so that the card needs a line less.
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(before?.height ?? 0)
      await workplace.select(USUAL.workplace).click()
      await visitor.sees('services')
    },
  )
})
