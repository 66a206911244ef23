/** «Time»: free times. */
import { addDays } from '#shared/date/wall-clock'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { given, must } from '../findings'
import { freeFrom, INSTALLATION, withService } from '../steps'
import type { World } from '../world'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:\d{4}-\d{2}-\d{2}T)?\d{2}:\d{2}(?::\d{2})?$/

export async function checkFreeTimes(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  const query = { start: firstDay, end: addDays(firstDay, 13) }
  await check('freeTimes', 'lists days in order, with wall-clock slots that end after they start', async () => {
    mustBeDays(await api.freeTimes({ query }), query)
  })
  await check('freeTimes', 'the first free time of /organization-next-free-times is free', async () => {
    must((await freeFrom(api, firstDay)).length > 0, `no time is free from ${firstDay} on`)
  })
  await check('freeTimesMorning', 'lists days in order', async () => {
    mustBeDays(await api.freeTimesMorning({ query }), query)
  })
  await check('freeTimesEvening', 'has no slot of the morning shift', async () => {
    const evening = await api.freeTimesEvening({ query })
    mustBeDays(evening, query)
    const morning = new Set(slotsOf(await api.freeTimesMorning({ query })))
    must(!slotsOf(evening).some((slot) => morning.has(slot)), 'a slot is in both shifts')
  })
  await check('lockerReservedTimes', 'returns only requested times', async () => {
    const startTimes = [`${firstDay}T07:00:00`, `${firstDay}T13:00:00`]
    const taken = await api.lockerReservedTimes({ body: { startTimes } })
    must(
      taken.every(({ timeStamp }) => startTimes.includes(timeStamp)),
      'it returned another time',
    )
  })
}

export async function checkOtherTimes(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  const query = { start: firstDay, end: addDays(firstDay, 6) }
  await check('freeTimesOnOrganization', 'lists the days of the requested workshop', async () => {
    const { organization } = await api.getBooking()
    const otherOrganizationId = given(organization?.id, 'workshop')
    const [own, asked] = [await api.freeTimes({ query }), { ...query, otherOrganizationId }]
    const found = await api.freeTimesOnOrganization({ query: asked })
    must(slotsOf(found).join() === slotsOf(own).join(), 'for the selected workshop the slots differ from /free-times')
  })
  await check('gapTimes', 'gap times are free times', async () => {
    const gaps = slotsOf(await api.gapTimes()).filter((slot) => slot.slice(0, 10) <= query.end)
    const free = new Set(slotsOf(await api.freeTimes({ query })))
    must(
      gaps.every((slot) => slot.slice(0, 10) < query.start || free.has(slot)),
      'a gap time is not free',
    )
  })
  await check('selectGapTime', 'can be switched on and off', async () => {
    for (const selected of [true, false]) await api.selectGapTime({ query: { selected } })
  })
  await check('organizationOffersHourService', 'returns a boolean', async () => {
    const { organizationId } = world.facts
    await api.organizationOffersHourService({ query: { organizationId, installationType: INSTALLATION } })
  })
  await check('selectHourService', 'can be switched on and off', async () => {
    for (const state of [true, false]) await api.selectHourService({ query: { state } })
  })
  await check('isHourServiceSlotBeforeNormalSlot', 'returns a boolean', async () => {
    await api.isHourServiceSlotBeforeNormalSlot()
  })
}

const slotsOf = (days: readonly FreeDay[]): string[] =>
  days.flatMap(({ date, calendarSlots }) => calendarSlots.map(({ startTime }) => `${date} ${startTime.slice(-8)}`))

function mustBeDays(days: readonly FreeDay[], { start, end }: { start: string; end: string }): void {
  given(days[0], 'free day')
  const dates = days.map(({ date }) => date)
  must(
    dates.every((date) => DATE.test(date) && date >= start && date <= end),
    `a date is not YYYY-MM-DD from ${start} to ${end}`,
  )
  must(dates.toSorted().join() === dates.join() && new Set(dates).size === dates.length, 'the days are not in order')
  for (const { date, calendarSlots } of days)
    for (const { startTime, endTime } of calendarSlots) {
      must(TIME.test(startTime) && TIME.test(endTime), `'${startTime}' or '${endTime}' is not a wall-clock time`)
      must(startTime < endTime, `on ${date} a slot ends before it starts`)
      must(!startTime.includes('T') || startTime.startsWith(date), `${date} has a slot of another day`)
    }
}
