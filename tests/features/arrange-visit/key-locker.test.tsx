import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { lockerReservation } from '#server/platform/database/schema/reservations'
import { dayAt, noGaps, offer, showing } from '../../harness/screens/free-times'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const locker = () => screen.findByRole('checkbox', { name: /^Käytän avainlokeroa/ })
const next = () => primary('Jatka')

describe('the key locker', () => {
  it('TM-05 TM-07 shows only times with a free key locker, and saves the locker with the reservation', async () => {
    noGaps(shop)
    offer(
      shop,
      'freeTimesMorning',
      dayAt('2026-11-25', '08:00', '09:00', '10:00'),
      dayAt('2026-11-27'),
      dayAt('2026-11-30'),
    )
    await shop
      .db()
      .insert(lockerReservation)
      .values([
        { organizationId: 1, at: '2026-11-25T09:00:00' },
        { organizationId: 1, at: '2026-11-27T13:00:00' },
      ])
    const { user } = await openStep(shop, 'TIME')
    await showing('8.00', '9.00', '10.00')
    expect(shop.count('lockerReservedTimes')).toBe(0)
    expect(await locker()).not.toBeChecked()
    await user.click(await locker())
    await showing('8.00', '10.00')
    expect(shop.sent('lockerReservedTimes').map(({ body }) => JSON.parse(body))).toContainEqual({
      startTimes: [
        '2026-11-25T08:00:00',
        '2026-11-25T09:00:00',
        '2026-11-25T10:00:00',
        '2026-11-27T07:00:00',
        '2026-11-27T13:00:00',
        '2026-11-30T07:00:00',
        '2026-11-30T13:00:00',
      ],
    })
    expect(screen.getByRole('button', { name: /^perjantai 27.11., ei vapaita aikoja/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^maanantai 30.11., päivävaraus/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Valitse aika klo 10.00' }))
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' }))
    await user.click(next())
    await waitFor(() => expect(shop.lastBody('saveReservationDetails')).toMatchObject({ usingKeyLocker: true }))
  })

  it('TM-07 keeps the chosen time while it is free, also when the times had to be asked for twice', async () => {
    noGaps(shop)
    offer(shop, 'freeTimesMorning', dayAt('2026-11-26', '08:00', '09:00', '10:00'))
    const { user } = await openStep(shop, 'TIME')
    await user.click(await screen.findByRole('button', { name: 'Valitse aika klo 10.00' }))
    shop.fail('lockerReservedTimes', 500)
    await user.click(await locker())
    const failure = await screen.findByRole('alert')
    shop.restore('lockerReservedTimes')
    await user.click(within(failure).getByRole('button', { name: 'Yritä uudelleen' }))
    const chosen = { name: 'Valitse aika klo 10.00', pressed: true }
    expect(await screen.findByRole('button', chosen)).toBeVisible()
    expect(next()).toBeEnabled()

    await shop.db().insert(lockerReservation).values({ organizationId: 1, at: '2026-11-26T10:00:00' })
    await user.click(await locker())
    expect(await screen.findByRole('button', chosen)).toBeVisible()
    await user.click(await locker())
    await showing('8.00', '9.00')
    expect(next()).toBeDisabled()
  })

  it('TM-05 hides the key locker at a workshop without one, and does not send a stored choice', async () => {
    noGaps(shop)
    offer(shop, 'freeTimesMorning', dayAt('2026-11-25', '08:00'))
    shop.answer('getBooking', async (pass) => {
      const booking: object = await (await pass()).json()
      return HttpResponse.json({ ...booking, reservation_details: { usingKeyLocker: true } })
    })
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' }))
    const { user } = await openStep(shop, 'TIME', { organizationId: 4 })
    await showing('8.00')
    expect(screen.queryByRole('checkbox', { name: /avainlokero/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Valitse aika klo 8.00' }))
    await user.click(next())
    await waitFor(() => expect(shop.lastBody('saveReservationDetails')).toMatchObject({ usingKeyLocker: false }))
    expect(shop.count('lockerReservedTimes')).toBe(0)
  })

  it('TM-05 TM-07 shows a failed locker call with a retry button, and keeps the locker ticked', async () => {
    noGaps(shop)
    offer(shop, 'freeTimesMorning', dayAt('2026-11-25', '08:00'))
    shop.answer('getBooking', async (pass) => {
      const booking: object = await (await pass()).json()
      return HttpResponse.json({ ...booking, reservation_details: { usingKeyLocker: true } })
    })
    shop.fail('lockerReservedTimes', 500)
    const { user } = await openStep(shop, 'TIME')
    const failure = await screen.findByRole('alert')
    expect(failure).toHaveTextContent('Vapaiden aikojen haku epäonnistui.')
    expect(await locker()).toBeChecked()
    expect(next()).toBeDisabled()
    shop.restore('lockerReservedTimes')
    await user.click(within(failure).getByRole('button', { name: 'Yritä uudelleen' }))
    await showing('8.00')
  })
})
