/** A week of one booking: the server is stopped, and started on the same data with a later clock. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VisitState } from '#shared/api/nouns/visit'
import { create, string, type } from 'superstruct'
import { openClient, savedBookings } from '../../harness/api'
import { expectMails, linkInMail } from '../../harness/mails'
import { seeded, startOn, type Server } from '../../harness/server'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { bookByApi, ManageBooking } from '../../pages/manage-booking'
import { TimeStep } from '../../pages/time-step'
import { Visitor } from '../../pages/visitor'

const TOKEN = 'the-token-of-a-system-at-the-desk-of-the-chain'
const withdrawal = {
  days: 14,
  text: 'Sinulla on oikeus peruuttaa tämä sopimus.',
  afterVisit: 'Tehdystä työstä maksat sovitun hinnan.',
}
const env = {
  EARLIER_TIMES: '1',
  VISIT_STATES: '1',
  DESK_TOKENS: TOKEN,
  REMINDER_MAIL_HOURS: '24',
  RETENTION_DAYS_BOOKINGS: '60',
  RETENTION_DAYS_MAILS: '60',
  SPA_CONFIG: JSON.stringify({ withdrawal }),
}
const FRIDAY = { start: '2026-11-27', end: '2026-12-11' }
const person = somebody()

/** Cancels another customer's booking. */
async function cancel(server: Server, bookingKey: string): Promise<void> {
  const { api } = await openClient(server)
  await api.cancelBooking({ query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' } })
}

async function set(server: Server, booking: string, state: VisitState): Promise<void> {
  const { api } = await openClient(server)
  await api.setVisitState({ body: { booking, state } }, { headers: { Authorization: `Bearer ${TOKEN}` } })
}

test(
  'VI-01 VI-02 VI-03 LW-03 one booking is reminded of, moved earlier, moved later, done, withdrawn from and erased',
  { tag: ['@desktop', '@manage-booking', '@ask-earlier-time', '@withdraw-order'] },
  async ({ newVisitor, allow }) => {
    test.slow()
    const directory = await mkdtemp(join(tmpdir(), 'e2e-week-'))
    await cp(seeded, directory, { recursive: true })
    const days: Server[] = []
    const begin = async (clock: string): Promise<Server> => {
      await days.at(-1)?.stop()
      const server = await startOn(directory, { ...env, CLOCK: clock })
      days.push(server)
      return server
    }
    try {
      const monday = await begin('2026-11-23T08:00')
      const other = await bookByApi(monday, { days: FRIDAY })
      const { bookingKey, id, late } =
        await test.step('Monday: books for Friday, and asks for an earlier time', async () => {
          const page = await newVisitor({}, monday)
          const visitor = new Visitor(page)
          await visitor.startsAt('customer', { days: FRIDAY, notBefore: '14:00' })
          await visitor.customer.fill(person)
          const response = page.waitForResponse(/\/save-booking$/)
          await visitor.customer.send.click()
          await visitor.sees('thanks')
          await expect(visitor.thanks.date).toContainText('27.11.2026')
          const saved = create(
            await (await response).json(),
            type({ bookingKey: string(), calendarEntry: type({ uid: string() }) }),
          )
          await page.getByRole('button', { name: 'Ilmoita aikaisemmasta ajasta' }).click()
          await page.getByRole('button', { name: 'Ilmoita minulle' }).click()
          await expect(page.getByRole('heading', { name: 'Ilmoitamme sinulle aikaisemmasta ajasta' })).toBeInViewport()
          const late = await visitor.thanks.date.textContent()
          await page.close()
          return { bookingKey: saved.bookingKey, id: saved.calendarEntry.uid.split('@')[0] ?? '', late: late ?? '' }
        })

      const thursday = await begin('2026-11-26T16:30')
      await test.step('Thursday: is reminded, takes the time of another customer, and moves it to Monday', async () => {
        await expectMails(thursday, { to: person.email, subject: 'Muistutus: pe 27.11.2026' }, 1)
        await cancel(thursday, other)
        const page = await newVisitor({}, thursday)
        await page.goto(await linkInMail(thursday, '#tarjous='))
        await page.getByRole('button', { name: 'Ota tämä aika' }).click()
        const booked = new ManageBooking(page)
        await expect(booked.heading('Varauksesi on siirretty')).toBeFocused()
        await expect(booked.date).toContainText('27.11.2026')
        await expect(booked.date).not.toContainText(/klo \S+/.exec(late)?.[0] ?? 'no time')

        const elsewhere = await newVisitor({}, thursday)
        const moved = new ManageBooking(elsewhere)
        await moved.opens(bookingKey)
        await moved.move.click()
        const time = new TimeStep(elsewhere)
        await time.dayOf('2026-11-30').click()
        await time.slots.first().click()
        await time.next.click()
        await moved.moveDialog.getByRole('button', { name: 'Vaihda aika' }).click()
        await expect(moved.heading('Varauksesi on siirretty.')).toBeFocused()
        await expect(moved.date).toContainText('30.11.2026')
        await page.close()
        await elsewhere.close()
      })

      const sunday = await begin('2026-11-29T20:00')
      await test.step('Sunday: is reminded of the moved visit, and not of the earlier ones again', async () => {
        await expectMails(sunday, { to: person.email, subject: 'Muistutus: ma 30.11.2026' }, 1)
        await expectMails(sunday, { to: person.email, subject: 'Muistutus: ' }, 2)
      })

      const nextMonday = await begin('2026-11-30T15:00')
      await test.step('Monday: the desk tells that the car is ready, and the customer withdraws', async () => {
        await set(nextMonday, id, 'RECEIVED')
        await set(nextMonday, id, 'READY')
        await expectMails(nextMonday, { to: person.email, subject: 'Autosi on valmis' }, 1)
        const page = await newVisitor({}, nextMonday)
        const booked = new ManageBooking(page)
        await booked.follows(bookingKey)
        await booked.registerNumber.fill('abc-123')
        await booked.open.click()
        const progress = page.getByRole('region', { name: 'Käynnin vaihe' })
        await expect(progress.locator('[aria-current="step"]')).toHaveText('Valmis')
        await expect(booked.move).toHaveCount(0)
        const main = page.getByRole('main')
        await main.getByRole('button', { name: 'Peruuta sopimus tästä' }).click()
        await main.getByRole('button', { name: 'Jatka' }).click()
        await main.getByRole('button', { name: 'Vahvista peruuttaminen' }).click()
        await expect(main).toContainText(`Lähetämme kuittauksen osoitteeseen ${person.email}.`)
        await expectMails(nextMonday, { to: person.email, subject: 'Peruuttamisilmoituksesi on vastaanotettu' }, 1)
        const [booking] = await savedBookings(nextMonday, person.email)
        expect(booking?.withdrawal?.submitted_at).toMatch(/^2026-11-30T15:/)
        await page.close()
      })

      const february = await begin('2027-02-15T08:00')
      await test.step('February: nothing of the booking is left, and its link opens nothing', async () => {
        await expect.poll(() => savedBookings(february, person.email)).toEqual([])
        await expect.poll(() => readdir(join(directory, 'mail'))).toEqual([])
        allow.status(404)
        const page = await newVisitor({}, february)
        const booked = new ManageBooking(page)
        await booked.follows(bookingKey)
        await booked.registerNumber.fill('abc-123')
        await booked.open.click()
        await expect(page.getByText('Varausta ei löytynyt näillä tiedoilla.').first()).toBeInViewport()
      })
    } finally {
      await days.at(-1)?.stop()
      await rm(directory, { recursive: true })
    }
  },
)
