/** «Time»: what is free, and what is reserved. */
import { addDays } from '#shared/date/wall-clock'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { refusedWith } from './errors'
import { given, must } from './findings'
import { freeFrom, INSTALLATION, reserve, withService, withWorkplace, type Api } from './steps'
import type { World } from './world'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:\d{4}-\d{2}-\d{2}T)?\d{2}:\d{2}(?::\d{2})?$/

export async function checkTime(world: World): Promise<void> {
  await checkFreeTimes(world)
  await checkOtherTimes(world)
  await checkPeople(world)
  await checkReservation(world)
}

async function checkFreeTimes(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  const query = { start: firstDay, end: addDays(firstDay, 13) }
  await check('freeTimes', 'lists days in order, with wall-clock slots that end after they start', async () => {
    mustBeDays(await api.freeTimes({ query }), query)
  })
  await check('freeTimes', 'the first free time that was told of is free', async () => {
    must((await freeFrom(api, firstDay)).length > 0, `nothing is free from ${firstDay} on`)
  })
  await check('freeTimesMorning', 'lists days in order', async () => {
    mustBeDays(await api.freeTimesMorning({ query }), query)
  })
  await check('freeTimesEvening', 'has no slot that the morning has too', async () => {
    const evening = await api.freeTimesEvening({ query })
    mustBeDays(evening, query)
    const morning = new Set(slotsOf(await api.freeTimesMorning({ query })))
    must(!slotsOf(evening).some((slot) => morning.has(slot)), 'a slot is in both shifts')
  })
  await check('lockerReservedTimes', 'tells of times that were asked for, and of no other', async () => {
    const startTimes = [`${firstDay}T07:00:00`, `${firstDay}T13:00:00`]
    const taken = await api.lockerReservedTimes({ body: { startTimes } })
    must(
      taken.every(({ timeStamp }) => startTimes.includes(timeStamp)),
      'another time is told of',
    )
  })
}

async function checkReservation(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  await check('reserveTime', 'a free time is held, and is the booking’s', async () => {
    const { start } = await reserve(api, firstDay)
    const { booking_total_duration: held } = await api.getBooking()
    must(held?.start?.slice(0, 10) === start.slice(0, 10), `the booking has ${held?.start ?? 'no time'}`)
    must(start.endsWith('T00:00:00') || held.start === start, `the booking has ${held.start}, not ${start}`)
  })
  await check('reserveTime', 'another time takes the place of the one held', async () => {
    await reserve(api, firstDay)
    must(Boolean((await api.getBooking()).booking_total_duration?.start), 'no time is held')
  })
  await check('reserveTime', 'a time that nobody offers is not held', async () => {
    const answer = api.reserveTime({
      query: {
        reservation: '2001-01-01T09:00:00|2001-01-01T10:00:00',
        timeSelectionType: 'EXACT_TIME',
        workshiftPosition: 'MORNING',
      },
    })
    const isHeld = await answer.then(
      ({ responseCode }) => responseCode === 'SUCCESS',
      () => false,
    )
    must(!isHeld, 'a day of 2001 was reserved')
  })
  await check('saveReservationDetails', 'are accepted', async () => {
    await api.saveReservationDetails({
      body: {
        customerWaiting: true,
        importDate: null,
        pickupDate: null,
        towingRequired: false,
        vehicleLeftForDay: false,
        usingKeyLocker: false,
      },
    })
  })
  await check('removeReservation', 'the time is given up, also a second time', async () => {
    await api.removeReservation()
    await api.removeReservation()
    must(!(await api.getBooking()).booking_total_duration?.start, 'the booking still has it')
  })
  await check('saveLead', 'a wish for a day is the booking’s, and takes the place of a time', async () => {
    await api.saveLead({ query: { leadDate: firstDay } })
    const { lead, lead_date, booking_total_duration } = await api.getBooking()
    must(lead && lead_date?.slice(0, 10) === firstDay, 'the booking has no such wish')
    must(!booking_total_duration?.start, 'the booking still has a time')
  })
  await check('saveLead', 'a day that is over is refused', async () => {
    await refusedWith(api.saveLead({ query: { leadDate: '2001-01-01' } }), 400, 409)
  })
}

async function checkOtherTimes(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  const query = { start: firstDay, end: addDays(firstDay, 6) }
  await check('freeTimesOnOrganization', 'lists the days of the workshop that was asked for', async () => {
    const { organization } = await api.getBooking()
    const otherOrganizationId = given(organization?.id, 'workshop')
    const [own, asked] = [await api.freeTimes({ query }), { ...query, otherOrganizationId }]
    const found = await api.freeTimesOnOrganization({ query: asked })
    must(
      slotsOf(found).join() === slotsOf(own).join(),
      'for the chosen workshop it says something else than /free-times',
    )
  })
  await check('gapTimes', 'are free times', async () => {
    const gaps = slotsOf(await api.gapTimes()).filter((slot) => slot.slice(0, 10) <= query.end)
    const free = new Set(slotsOf(await api.freeTimes({ query })))
    must(
      gaps.every((slot) => slot.slice(0, 10) < query.start || free.has(slot)),
      'one of them is not free',
    )
  })
  await check('selectGapTime', 'can be said and taken back', async () => {
    for (const selected of [true, false]) await api.selectGapTime({ query: { selected } })
  })
  await check('organizationOffersHourService', 'says whether it does', async () => {
    const { organizationId } = world.facts
    await api.organizationOffersHourService({ query: { organizationId, installationType: INSTALLATION } })
  })
  await check('selectHourService', 'can be said and taken back', async () => {
    for (const state of [true, false]) await api.selectHourService({ query: { state } })
  })
  await check('isHourServiceSlotBeforeNormalSlot', 'says whether it is', async () => {
    await api.isHourServiceSlotBeforeNormalSlot()
  })
}

async function checkPeople(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withWorkplace(world)
  await chooseWorkplaceWithPeople(api)
  const people = async () => given((await api.customerSelectableResources())[0], 'resource that customers may choose')
  await check('customerSelectableResources', 'lists each once', async () => {
    const ids = (await api.customerSelectableResources()).map(({ id }) => String(id))
    must(new Set(ids).size === ids.length, 'one comes twice')
  })
  await check('selectResources', 'can be chosen, and left to the workshop again', async () => {
    const [first] = await api.customerSelectableResources()
    await api.selectResources({ body: first ? [first.id] : [] })
    await api.selectResources({ body: [] })
  })
  await check('resourceForCustomer', 'an unknown phone number is nobody’s', async () => {
    must((await api.resourceForCustomer({ query: { phoneNumber: '+358 50 000 0000' } })) === null, 'it is somebody’s')
  })
  await check('resourceAbsences', 'start before they end', async () => {
    const absences = await api.resourceAbsences({ query: { resourceId: (await people()).id } })
    must(
      absences.every(({ start, end }) => start < end),
      'one ends before it starts',
    )
  })
  await check('resourceWorkshift', 'is start|end, or empty', async () => {
    const shift = await api.resourceWorkshift({ query: { day: firstDay, resourceId: (await people()).id } })
    must(shift === '' || /^[\dT:-]+\|[\dT:-]+$/.test(shift), `it is '${shift}'`)
  })
}

/** The first workshop that lets customers choose, or else whichever came last. */
async function chooseWorkplaceWithPeople(api: Api): Promise<void> {
  for (const { id } of await api.compatibleOrganizations({ query: {} })) {
    await api.setActiveOrganization({ query: { organizationId: id } })
    if ((await api.customerSelectableResources()).length > 0) return
  }
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
      must(TIME.test(startTime) && TIME.test(endTime), `'${startTime}' is no wall-clock time`)
      must(startTime < endTime, `on ${date} a slot ends before it starts`)
      must(!startTime.includes('T') || startTime.startsWith(date), `below ${date} there is a slot of another day`)
    }
}
