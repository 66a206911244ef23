/** «Time»: what is free, and what is reserved. */
import { checkFreeTimes, checkOtherTimes } from './free-times'
import { checkPeople } from './people'
import { refusedWith } from './errors'
import { must } from './findings'
import { reserve, withService } from './steps'
import type { World } from './world'

export async function checkTime(world: World): Promise<void> {
  await checkFreeTimes(world)
  await checkOtherTimes(world)
  await checkPeople(world)
  await checkReservation(world)
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
