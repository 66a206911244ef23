import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { apiPort } from '#shared/api/client'
import { notificationStore } from '#entities/notification'
import { wizardStore } from '#entities/process'
import {
  chooseWorkplace,
  notification,
  openApp,
  openStep,
  primary,
  type OpenedApp,
} from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const WARNING = 'Varoitus: Istunto on päättynyt'
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const plate = () => screen.findByLabelText(/Rekisterinumero/)
const messages = ({ get }: OpenedApp) => get(notificationStore).notifications.map(({ message }) => message)

async function search(user: UserEvent): Promise<void> {
  await user.type(await plate(), 'abc-123')
  await user.type(screen.getByLabelText(/Mittarilukema/), '84500')
  await user.click(screen.getByRole('button', { name: 'Jatka' }))
}
async function fillCustomer(user: UserEvent): Promise<void> {
  for (const [name, text] of [
    [/^Etunimi/, 'Maija'],
    [/^Sukunimi/, 'Meikäläinen'],
    [/^Sähköposti/, 'a@b.fi'],
    [/^Puhelinnumero/, '040'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text)
}

describe('when the session has expired', () => {
  it('WZ-12 the vehicle step shows a warning, keeps the input, and the next submission opens a new session', async () => {
    const { user } = openApp()
    shop.fail('searchVehicle', 412)
    await search(user)
    expect(await notification(WARNING)).toBeVisible()
    expect(await plate()).toHaveDisplayValue(/^abc-123$/i)
    expect(screen.getByLabelText(/Mittarilukema/)).toHaveValue('84500')
    expect(shop.count('searchVehicle')).toBe(1)
    shop.restore('searchVehicle')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await heading('Valitse toimipiste')).toBeVisible()
    // Not the number of calls that opened them, which a busy machine makes the client repeat.
    const sessions = shop.sent('searchVehicle').map(({ headers }) => headers.get('X-Process-Token'))
    expect([sessions.length, new Set(sessions).size]).toEqual([2, 2])
  })

  it.each([
    {
      step: 'ORGANIZATION',
      call: 'setActiveOrganization',
      act: (user: UserEvent) => chooseWorkplace(user, 'Helsinki Roihupelto'),
    },
    {
      step: 'SERVICES',
      call: 'addProductsToCart',
      act: async (user: UserEvent) => user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ })),
    },
    {
      step: 'TIME',
      call: 'reserveTime',
      act: async (user: UserEvent) => {
        const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
        if (slot) await user.click(slot)
        await user.click(primary('Jatka'))
      },
    },
    {
      step: 'CUSTOMER',
      call: 'saveBooking',
      act: async (user: UserEvent) => {
        await heading('Omat tiedot')
        await fillCustomer(user)
        await user.click(primary('Lähetä varaus'))
      },
    },
    {
      step: 'CUSTOMER',
      call: 'saveCustomer',
      act: async (user: UserEvent) => {
        await heading('Omat tiedot')
        await fillCustomer(user)
      },
    },
  ] as const)('WZ-12 $call at $step shows one warning and restarts the booking', async ({ step, call, act }) => {
    const opened = await openStep(shop, step)
    shop.fail(call, 412)
    await act(opened.user)
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    // The input is restored, and a message explains the restart.
    expect(await plate()).toHaveValue('ABC-123')
    expect(screen.getByLabelText(/Mittarilukema/)).toHaveValue('84500')
    expect(screen.getByText('Aloita varaus uudelleen. Täytimme valmiiksi tiedot, jotka ehdit antaa.')).toBeVisible()
    expect(await notification(WARNING)).toBeVisible()
    expect(messages(opened).filter((message) => message === 'Istunto on päättynyt')).toHaveLength(1)
    expect(messages(opened)).not.toContain('Palvelussa tapahtui odottamaton häiriö.')
    expect(shop.count(call)).toBe(1)
    shop.restore(call)
    await opened.user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await heading('Valitse toimipiste')).toBeVisible()
    expect(screen.queryByText(/Täytimme valmiiksi/)).not.toBeInTheDocument()
  })

  it('WZ-12 concurrent failures cause one warning and one reset', async () => {
    const calls = ['services', 'additionalServices', 'extraServices', 'extraAdditionalServices'] as const
    const opened = await openStep(shop, 'ORGANIZATION')
    const { moves } = opened.get(wizardStore)
    for (const call of calls) shop.fail(call, 412)
    await chooseWorkplace(opened.user, 'Turku Länsikeskus')
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    await waitFor(() => expect(calls.every((call) => shop.count(call) > 0)).toBe(true))
    expect(messages(opened)).toEqual(['Istunto on päättynyt'])
    // The calls are made before the step that shows their answers, so the only move is the one to the first step.
    expect(opened.get(wizardStore).moves).toBe(moves + 1)
  })

  it('WZ-12 a late response of an earlier session does not end the new one', async () => {
    const { user, get } = openApp()
    await plate()
    let answer = (): void => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    shop.answer('vehicleMakes', async () => {
      await gate
      return HttpResponse.json({}, { status: 412 })
    })
    const late = get(apiPort)(contract).vehicleMakes()
    const outcome = late.catch((error: unknown) => error)
    await waitFor(() => expect(shop.count('vehicleMakes')).toBe(1))
    shop.fail('searchVehicle', 412)
    await search(user)
    await user.click(await notification(WARNING))
    shop.restore('searchVehicle')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await heading('Valitse toimipiste')
    answer()
    expect(await outcome).toMatchObject({ status: 412 })
    expect(await heading('Valitse toimipiste')).toBeVisible()
    expect(get(notificationStore).notifications).toEqual([])
    expect(get(wizardStore).active?.name).toBe('ORGANIZATION')
  })

  it('WZ-12 a reload restarts the booking', async () => {
    shop.fail('getBooking', 412)
    await openStep(shop, 'SERVICES')
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    expect(await notification(WARNING)).toBeVisible()
  })

  it('WZ-12 a token unknown to the server restarts the booking', async () => {
    window.sessionStorage.setItem(
      'huoltovaraus.session',
      JSON.stringify({ token: 'stale', processType: 'MAINTENANCE' }),
    )
    window.sessionStorage.setItem('huoltovaraus.wizard', JSON.stringify({ processType: 'MAINTENANCE', step: 'TIME' }))
    const { user } = openApp()
    expect(await heading('Ajoneuvon tiedot')).toBeVisible()
    await search(user)
    expect(await heading('Valitse toimipiste')).toBeVisible()
  })
})
