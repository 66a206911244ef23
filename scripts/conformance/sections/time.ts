/** «Time»: free times and reservations. */
import { checkFreeTimes, checkOtherTimes } from './free-times'
import { checkResources } from './people'
import { refusedWith } from '../errors'
import { must } from '../findings'
import { reserve, withService } from '../steps'
import type { World } from '../world'

export async function checkTime(world: World): Promise<void> {
  await checkFreeTimes(world)
  await checkOtherTimes(world)
  await checkResources(world)
  await checkReservation(world)
}

async function checkReservation(world: World): Promise<void> {
  const { check } = world
  const { api, firstDay } = await withService(world)
  await check('reserveTime', 'holds a free time and shows it in the booking', async () => {
    const { start } = await reserve(api, firstDay)
    const { booking_total_duration: held } = await api.getBooking()
    must(held?.start?.slice(0, 10) === start.slice(0, 10), `the booking has ${held?.start ?? 'no time'}`)
    must(start.endsWith('T00:00:00') || held.start === start, `the booking has ${held.start}, not ${start}`)
  })
  await check('reserveTime', 'replaces the held time by another one', async () => {
    await reserve(api, firstDay)
    must(Boolean((await api.getBooking()).booking_total_duration?.start), 'no time is held')
  })
  await check('reserveTime', 'does not hold a time that is not offered', async () => {
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
  await check('saveReservationDetails', 'is accepted', async () => {
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
  await check('removeReservation', 'releases the time, also when repeated', async () => {
    await api.removeReservation()
    await api.removeReservation()
    must(!(await api.getBooking()).booking_total_duration?.start, 'the booking still has the time')
  })
  await check('saveLead', 'stores the requested day and releases the held time', async () => {
    await api.saveLead({ query: { leadDate: firstDay } })
    const { lead, lead_date, booking_total_duration } = await api.getBooking()
    must(lead && lead_date?.slice(0, 10) === firstDay, 'the booking does not have the requested day')
    must(!booking_total_duration?.start, 'the booking still has a time')
  })
  await check('saveLead', 'refuses a past day', async () => {
    await refusedWith(api.saveLead({ query: { leadDate: '2001-01-01' } }), 400, 409)
  })
}
