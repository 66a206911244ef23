import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { lockerReservation } from '#server/platform/database/schema/reservations'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()

const dayAt = (date: string, ...starts: string[]) => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${date}T${start}:00`, endTime: `${date}T20:00:00` })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})
type Call = 'freeTimesMorning' | 'freeTimesEvening'
/** Replaces the free times of a call, filtered by the requested period. */
const offer = (call: Call, ...days: readonly ReturnType<typeof dayAt>[]) =>
  shop.answer(call, () => {
    const query = shop.lastQuery(call)
    const start = query?.get('start') ?? ''
    const end = query?.get('end') ?? ''
    return HttpResponse.json(days.filter(({ date }) => start <= date && date <= end))
  })
/** Returns no gap times, for tests that are not about them. */
const noGaps = () => shop.answer('gapTimes', () => HttpResponse.json([]))

const slots = () => screen.queryAllByRole('button', { name: /^Valitse aika klo/ }).map(({ textContent }) => textContent)
const showing = (...starts: string[]) => waitFor(() => expect(slots()).toEqual(starts))
const locker = () => screen.findByRole('checkbox', { name: /^Käytän avainlokeroa/ })
const shift = (name: RegExp) => screen.findByRole('radio', { name })
const mechanics = () => screen.findByRole('combobox', { name: 'Kuka huoltaa autosi?' })
const gap = () => screen.findByRole('button', { name: 'Valitse tämä aika' })
const next = () => primary('Jatka')

describe('filters of the free times', () => {
  it('TM-05 TM-07 shows only times with a free key locker, and saves the locker with the reservation', async () => {
    noGaps()
    offer('freeTimesMorning', dayAt('2026-11-25', '08:00', '09:00', '10:00'), dayAt('2026-11-27'), dayAt('2026-11-30'))
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
    noGaps()
    offer('freeTimesMorning', dayAt('2026-11-26', '08:00', '09:00', '10:00'))
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
    noGaps()
    offer('freeTimesMorning', dayAt('2026-11-25', '08:00'))
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
    noGaps()
    offer('freeTimesMorning', dayAt('2026-11-25', '08:00'))
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

  it('TM-06 TM-07 keeps the old times disabled until the response, and ends with the last change', async () => {
    noGaps()
    offer('freeTimesMorning', dayAt('2026-11-25', '08:00'))
    const { user } = await openStep(shop, 'TIME')
    await showing('8.00')
    const release = shop.hold('freeTimesEvening')
    await user.click(await shift(/klo 13.00–21.00/))
    expect(slots()).toEqual(['8.00'])
    expect(screen.getAllByRole('grid')[0]).toHaveAttribute('aria-busy', 'true')
    await user.click(screen.getByRole('button', { name: 'Valitse aika klo 8.00' }))
    expect(next()).toBeDisabled()
    const before = shop.count('freeTimesMorning')
    offer('freeTimesMorning', dayAt('2026-11-25', '09:00'))
    await user.click(await shift(/klo 7.00–13.00/))
    await showing('9.00')
    release()
    await waitFor(() => expect(screen.getAllByRole('grid')[0]).not.toHaveAttribute('aria-busy', 'true'))
    expect([slots(), shop.count('freeTimesMorning') > before]).toEqual([['9.00'], true])
    expect(await shift(/klo 7.00–13.00/)).toBeChecked()

    // A failed change is reported and can be retried.
    shop.fail('freeTimesEvening', 500)
    await user.click(await shift(/klo 13.00–21.00/))
    const failure = await screen.findByRole('alert')
    expect(await shift(/klo 13.00–21.00/)).toBeChecked()
    offer('freeTimesEvening', dayAt('2026-11-25', '14:00'))
    await user.click(within(failure).getByRole('button', { name: 'Yritä uudelleen' }))
    await showing('14.00')
  })
})

describe('the mechanic filter', () => {
  it('TM-18 TM-07 shows times and hours of a mechanic, and keeps and locks the selection while a time is held', async () => {
    noGaps()
    const { user, close } = await openStep(shop, 'TIME', { organizationId: 6 })
    const select = await mechanics()
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kuka tahansa vapaa asentaja', 'Asentaja Mikko', 'Asentaja Sanna'])
    expect(shop.lastBody('selectResources')).toEqual([])
    await waitFor(() => expect(slots().length).toBeGreaterThan(0))
    const before = shop.count('freeTimesMorning')
    await user.selectOptions(select, 'Asentaja Mikko')
    expect(await screen.findByText(whole(/^Asentaja Mikko on poissa 7.12.–11.12.2026.$/))).toBeVisible()
    expect(await screen.findByText(whole(/^Työvuoro \w+ \d+.\d+.2026 klo 7.00–17.00.$/))).toBeVisible()
    expect(shop.lastBody('selectResources')).toEqual([601])
    await waitFor(() => expect(shop.count('freeTimesMorning')).toBeGreaterThan(before))
    await waitFor(() => expect(screen.getAllByRole('grid')[0]).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('button', { name: /^maanantai 7.12., ei vapaita/ })).toBeVisible()

    // A refused change keeps the previous mechanic.
    shop.fail('selectResources', 500)
    await user.selectOptions(select, 'Asentaja Sanna')
    expect(await screen.findByText('Asentajan valinta ei onnistunut. Valitse uudelleen.')).toBeVisible()
    expect(select).toHaveDisplayValue('Asentaja Mikko')
    shop.restore('selectResources')

    await waitFor(() => expect(slots().length).toBeGreaterThan(0))
    await user.click(screen.getAllByRole('button', { name: /^Valitse aika klo/ })[0] ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    await user.click(await screen.findByRole('button', { name: 'Vaihda aika' }))
    expect(await mechanics()).toBeDisabled()
    expect(await mechanics()).toHaveDisplayValue('Asentaja Mikko')
    expect(await mechanics()).toHaveAccessibleDescription('Luovu ensin varatusta ajasta, jos haluat vaihtaa asentajaa.')
    close()
  })

  it('TM-17 TM-18 shows only the calendar if the server has neither mechanics nor gap times', async () => {
    shop.fail('customerSelectableResources', 404)
    shop.fail('gapTimes', 404)
    offer('freeTimesMorning', dayAt('2026-11-25', '08:00'))
    await openStep(shop, 'TIME', { organizationId: 6 })
    await showing('8.00')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByText('Aikaisempi aika vapaana')).not.toBeInTheDocument()
  })
})

describe('a gap time', () => {
  it('TM-17 is offered above the calendar, selected in its own shift, and cleared for another time', async () => {
    const release = shop.hold('freeTimesMorning')
    shop.answer('gapTimes', async (pass) => {
      const answer = await pass()
      release()
      return answer
    })
    const { user } = await openStep(shop, 'TIME')
    expect(await screen.findByText('Aikaisempi aika vapaana')).toBeVisible()
    const [first] = screen.getAllByRole('grid')
    expect((await gap()).compareDocumentPosition(first ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await gap()).toHaveAccessibleDescription('Aikaisempi aika vapaana ti 24.11.2026 klo 19.30')
    await user.click(await gap())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Valitse tämä aika' })).toHaveAttribute('aria-pressed', 'true'),
    )
    expect(shop.sent('selectGapTime').map(({ query }) => query.get('selected'))).toEqual(['true'])
    expect(await shift(/^Iltapäivällä/)).toBeChecked()
    expect(screen.getByRole('button', { name: 'Valitse aika klo 19.30' })).toHaveAttribute('aria-pressed', 'true')
    expect(next()).toBeEnabled()

    // A refused gap time is reported like any other time.
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' }))
    await user.click(next())
    await waitFor(() =>
      expect(screen.getByText('Aika on voitu varata juuri ennen sinua. Valitse toinen aika.')).toBeVisible(),
    )
    shop.restore('reserveTime')
    await user.click(await screen.findByRole('button', { name: /^torstai 26.11., \d+ vapaata/ }))
    const [other] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(other ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(shop.sent('selectGapTime').map(({ query }) => query.get('selected'))).toEqual(['true', 'false'])
    expect(shop.lastQuery('reserveTime')?.get('workshiftPosition')).toBe('EVENING')
  })

  it('TM-17 stands below the calendar if it arrives late, so that nothing moves', async () => {
    offer('freeTimesMorning', dayAt('2026-11-26', '08:00'))
    const release = shop.hold('gapTimes')
    await openStep(shop, 'TIME')
    await showing('8.00')
    release()
    const [month] = screen.getAllByRole('grid')
    expect((await gap()).compareDocumentPosition(month ?? document.body)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })
})
