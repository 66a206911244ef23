/** Free times of the time step, as a test's server offers them and as the screen shows them. */
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { Shop } from './shop'

export const dayAt = (date: string, ...starts: string[]) => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${date}T${start}:00`, endTime: `${date}T20:00:00` })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})

type Call = 'freeTimesMorning' | 'freeTimesEvening'

/** Replaces the free times of a call, filtered by the requested period. */
export const offer = (shop: Shop, call: Call, ...days: readonly ReturnType<typeof dayAt>[]): void =>
  shop.answer(call, () => {
    const query = shop.lastQuery(call)
    const start = query?.get('start') ?? ''
    const end = query?.get('end') ?? ''
    return HttpResponse.json(days.filter(({ date }) => start <= date && date <= end))
  })

/** Returns no gap times, for tests that are not about them. */
export const noGaps = (shop: Shop): void => shop.answer('gapTimes', () => HttpResponse.json([]))

/** The server answers like one that does not tell its closed days. */
export const withoutClosedDays = (shop: Shop): void =>
  shop.answer('organizationBookingSettings', async (pass) => {
    const { closed_days: _closed, ...settings } = await (await pass()).json()
    return HttpResponse.json(settings)
  })

/** The times of the chosen day on the screen. */
export const slots = () =>
  screen.queryAllByRole('button', { name: /^Valitse aika klo/ }).map(({ textContent }) => textContent)

export const showing = (...starts: string[]): Promise<void> => waitFor(() => expect(slots()).toEqual(starts))
