import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAt, noGaps, offer, showing, slots } from '../../harness/screens/free-times'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const shift = (name: RegExp) => screen.findByRole('radio', { name })
const next = () => primary('Jatka')

describe('filters of the free times', () => {
  it('TM-06 TM-07 keeps the old times disabled until the response, and ends with the last change', async () => {
    noGaps(shop)
    offer(shop, 'freeTimesMorning', dayAt('2026-11-25', '08:00'))
    const { user } = await openStep(shop, 'TIME')
    await showing('8.00')
    const release = shop.hold('freeTimesEvening')
    await user.click(await shift(/klo 13.00–21.00/))
    expect(slots()).toEqual(['8.00'])
    expect(screen.getAllByRole('grid')[0]).toHaveAttribute('aria-busy', 'true')
    await user.click(screen.getByRole('button', { name: 'Valitse aika klo 8.00' }))
    expect(next()).toBeDisabled()
    const before = shop.count('freeTimesMorning')
    offer(shop, 'freeTimesMorning', dayAt('2026-11-25', '09:00'))
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
    offer(shop, 'freeTimesEvening', dayAt('2026-11-25', '14:00'))
    await user.click(within(failure).getByRole('button', { name: 'Yritä uudelleen' }))
    await showing('14.00')
  })
})
