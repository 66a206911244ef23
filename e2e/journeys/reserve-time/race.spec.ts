import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { expireHold, openClient, savedBookings } from '../../harness/api'
import { expect, test } from '../../harness/test'
import type { Server } from '../../harness/server'
import { somebody } from '../../pages/customer-step'
import { USUAL, Visitor } from '../../pages/visitor'

/** Id of Lahti Renkomäki, which has two lifts and times on every day. */
const WORKPLACE_ID = 9
const FAILED = 'Ajan varaaminen epäonnistui'

interface FreeTime {
  readonly date: string
  readonly start: string
  readonly reservation: string
}

/** Opens a competing session for the same service at the same workshop. */
async function rival(server: Server): Promise<TestBrowser> {
  const browser = await openClient(server)
  const { api } = browser
  await api.searchVehicle({ body: { registerNumber: 'KOR-77', kilometers: 1 } })
  await api.setActiveOrganization({ query: { organizationId: WORKPLACE_ID } })
  const service = (await api.services({ query: {} })).find(({ description }) => description === USUAL.service)
  if (!service) throw new Error('The service is not on sale')
  const { id, provider } = service.product
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [{ productId: id, provider, amount: 1 }] })
  return browser
}

const freeTimes = async ({ api }: TestBrowser, date?: string): Promise<readonly FreeTime[]> => {
  const days = await api.freeTimesMorning({ query: { start: date ?? '2026-11-24', end: date ?? '2026-12-18' } })
  return days.flatMap((day) =>
    day.calendarSlots.map(({ startTime, endTime }) => ({
      date: day.date,
      start: startTime,
      reservation: `${startTime}|${endTime}`,
    })),
  )
}

const reserve = ({ api }: TestBrowser, { reservation }: FreeTime) =>
  api.reserveTime({
    query: { reservation, timeSelectionType: 'USE_ORGANIZATION_SETTING', workshiftPosition: 'MORNING' },
  })

/** Reserves lifts for other sessions until the first free time has one lift left. Returns this time. */
async function leaveOneLift(server: Server): Promise<FreeTime> {
  const watcher = await rival(server)
  const [target] = await freeTimes(watcher)
  if (!target) throw new Error('The workshop has no free time')
  const isFree = async (): Promise<boolean> =>
    (await freeTimes(watcher, target.date)).some(({ start }) => start === target.start)
  for (;;) {
    const one = await rival(server)
    expect((await reserve(one, target)).responseCode).toBe('SUCCESS')
    if (await isFree()) continue
    await one.api.removeReservation({})
    expect(await isFree()).toBe(true)
    return target
  }
}

/** Formats the time of '…T08:30:00' as '8.30'. */
const clock = (start: string): string => `${Number(start.slice(-8, -6))}.${start.slice(-5, -3)}`

test.describe('a race for the same time', { tag: '@reserve-time' }, () => {
  test(
    'TM-13 gives the last free lift to one of two browsers, and refreshed times to the other, which books another',
    { tag: '@desktop' },
    async ({ allow, newVisitor, page, server }) => {
      test.slow()
      allow.status(409)
      const target = await leaveOneLift(server)
      const start = clock(target.start)
      const both = [new Visitor(page), new Visitor(await newVisitor())] as const
      for (const visitor of both) {
        await visitor.startsAt('time', { organizationId: WORKPLACE_ID })
        await visitor.time.slot(start).click()
      }
      // Clicks in both browsers at the same time, so that the requests race.
      await Promise.all(both.map(({ time }) => time.next.click()))
      const outcome = async ({ shell }: Visitor): Promise<boolean> => {
        const has = shell.step('customer')
        await expect(has.or(shell.alert(FAILED))).toBeVisible()
        if (await has.isVisible()) return true
        await expect(shell.notification(FAILED)).toBeVisible()
        return false
      }
      // Checks both at the same time, because the loser's notification can expire before the winner's step appears.
      const won = await Promise.all(both.map(outcome))
      expect(won[0], 'One of them, and not both').not.toBe(won[1])
      const winner = won[0] ? both[0] : both[1]
      const loser = won[0] ? both[1] : both[0]

      await loser.shell.dismissNotifications()
      await loser.sees('time')
      await expect(loser.time.slot(start).and(loser.page.getByRole('button', { pressed: true }))).toHaveCount(0)
      await expect
        .poll(async () => `${await loser.time.day.innerText()} ${(await loser.time.starts()).join(' ')}`)
        .not.toMatch(new RegExp(` ${Number(target.date.slice(8))}\\.\\d+\\.\\d+ (.* )?${start}( |$)`))
      await expect(loser.time.next).toBeDisabled()

      const [mine, theirs] = [somebody(), somebody()]
      await winner.customer.fill(mine)
      await winner.customer.send.click()
      await winner.sees('thanks')
      await loser.walks('time', 'thanks', { person: theirs })
      const times = await Promise.all(
        [mine, theirs].map(async ({ email }) => (await savedBookings(server, email))[0]?.booking_total_duration?.start),
      )
      expect(times[0]).toContain(target.start)
      expect(times[1]).toBeTruthy()
      expect(times[1]).not.toBe(times[0])
    },
  )

  test(
    'CU-05 TM-15 refuses to book an expired hold, keeps the input, and books another time',
    { tag: ['@quick', '@phone'] },
    async ({ allow, page, server }) => {
      allow.status(409)
      const visitor = new Visitor(page)
      const { shell, customer } = visitor
      const person = somebody()
      await visitor.startsAt('customer')
      await customer.fill(person)
      await expect(customer.saved).toBeVisible()
      await expireHold(server, page)
      await customer.send.click()
      await visitor.sees('time')
      await expect(
        shell.alert('Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.'),
      ).toBeVisible()
      expect(await savedBookings(server, person.email)).toEqual([])
      await shell.dismissNotifications()

      await visitor.walks('time', 'customer')
      await expect(customer.firstName).toHaveValue(person.firstName)
      await expect(customer.email).toHaveValue(person.email)
      await customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

  test(
    'WZ-09 TM-13 releases the held time when the visitor starts over',
    { tag: ['@desktop'] },
    async ({ page, server }) => {
      const target = await leaveOneLift(server)
      const visitor = new Visitor(page)
      const { shell, time } = visitor
      await visitor.startsAt('time', { organizationId: WORKPLACE_ID })
      await time.slot(clock(target.start)).click()
      await time.next.click()
      await visitor.sees('customer')
      const other = await rival(server)
      const isFree = async (): Promise<boolean> =>
        (await freeTimes(other, target.date)).some(({ start }) => start === target.start)
      expect(await isFree()).toBe(false)
      await shell.startOver.click()
      await shell.dialog.getByRole('button', { name: 'Aloita alusta' }).click()
      await visitor.sees('vehicle')
      await expect.poll(isFree).toBe(true)
    },
  )
})
