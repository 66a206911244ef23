import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { openStep, primary, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { getPart } from '../../harness/screens/part'

const shop = openShop()

const form = () => screen.queryByRole('textbox', { name: 'Etunimi' })

/** Reserves the first time that is not selected, while the answer with the booking is held back. */
async function reserve({ user }: OpenedApp): Promise<() => void> {
  const slots = await screen.findAllByRole('button', { name: /^Valitse aika klo/, pressed: false })
  await user.click(slots[0] ?? document.body)
  const release = shop.hold('getBooking')
  const before = shop.count('getBooking')
  await user.click(primary('Jatka'))
  await waitFor(() => expect(shop.count('getBooking')).toBe(before + 1))
  return release
}

describe('after a time is reserved, while the booking is read', () => {
  it('shows the customer form and the time in its card', async () => {
    const release = await reserve(await openStep(shop, 'TIME'))
    await waitFor(() => expect(form()).toBeVisible())
    expect(getPart('Aika')).toHaveTextContent(/klo \d+\.\d\d/)
    release()
  })

  it('LW-03 waits where the chain grants a right of withdrawal, which the booking tells', async () => {
    const config = JSON.stringify({ withdrawal: withdrawalTerms() })
    const release = await reserve(await openStep(shop, 'TIME', {}, config))
    expect(form()).toBeNull()
    release()
    await waitFor(() => expect(form()).toBeVisible())
  })

  it('TM-15 waits if another time was reserved before, whose facts the booking still has', async () => {
    const opened = await openStep(shop, 'CUSTOMER')
    await opened.user.click(await screen.findByRole('button', { name: 'Vaihda aika' }))
    await opened.user.click(await screen.findByRole('button', { name: /^torstai 26.11./ }))
    const release = await reserve(opened)
    expect(form()).toBeNull()
    release()
    await waitFor(() => expect(form()).toBeVisible())
  })
})
