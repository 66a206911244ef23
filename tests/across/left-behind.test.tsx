// Slices: choose-workplace, choose-services, reserve-time
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { BookingContract } from '#shared/api/contract'
import { openStep } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import type { Step } from '../harness/visitors/fill-booking'

const shop = openShop()
/** Longer than a failure waits for its notification. */
const SAID_MS = 500

it.each<[Step, keyof BookingContract]>([
  ['ORGANIZATION', 'compatibleOrganizations'],
  ['ORGANIZATION', 'nextFreeTimes'],
  ['SERVICES', 'services'],
  ['SERVICES', 'extraServices'],
  ['TIME', 'freeTimesMorning'],
])(
  'NO-02 WZ-13 says nothing of a read of the step %s that fails after the visitor has left: %s',
  async (step, call) => {
    let fail = (): void => {}
    const failing = new Promise<void>((resolve) => (fail = resolve))
    shop.answer(call, async () => {
      await failing
      return HttpResponse.json({ code: 'TEST', message: 'made to fail' }, { status: 500 })
    })
    const { user } = await openStep(shop, step)
    await waitFor(() => expect(shop.count(call)).toBeGreaterThan(0))
    await user.click(screen.getByRole('link', { name: 'Saavutettavuusseloste' }))
    await screen.findByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })
    fail()
    await new Promise((resolve) => setTimeout(resolve, SAID_MS))
    expect(screen.queryByRole('button', { name: 'Sulje ilmoitus' })).toBeNull()
  },
)
