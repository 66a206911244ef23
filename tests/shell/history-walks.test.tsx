import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  vehicle,
  workplace,
  services,
  time,
  customer,
  question,
  answer,
  tab,
  back,
  forward,
  position,
  settled,
  refused,
  fromVehicleToServices,
  fromServicesToTime,
  withHeldTime,
} from '../harness/screens/history'
import { chooseWorkplace, openApp, openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const reservations = () => shop.count('removeReservation')

// Discards the forward entries that an earlier test has left.
beforeEach(() => window.history.pushState(null, '', '/huolto'))

describe('Back and forward', () => {
  it('WZ-13 Forward returns after Back', async () => {
    await fromVehicleToServices()
    back()
    await workplace()
    back()
    await vehicle()
    forward()
    await workplace()
    forward()
    expect(await services()).toHaveFocus()
  })

  it('WZ-13 a jump of two entries back skips a step', async () => {
    await fromVehicleToServices()
    window.history.go(-2)
    await vehicle()
    expect(position()).toBe(0)
  })

  it('WZ-13 an edit button goes back in the history, so that Back leads to the step before', async () => {
    const { user } = await fromVehicleToServices()
    await user.click(await screen.findByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await workplace()
    await settled(1)
    back()
    expect(await vehicle()).toBeVisible()
  })

  it('WZ-13 SV-04 Forward works while ticks are being saved, but is blocked at the changed step', async () => {
    const { user } = await fromServicesToTime(await fromVehicleToServices())
    back()
    await services()
    const release = shop.hold('addProductsToCart')
    await user.click(await screen.findByRole('checkbox', { name: /^Ulkopesu/ }))
    await user.click(await screen.findByRole('checkbox', { name: /^Vuosihuolto/ }))
    back()
    await workplace()
    const read = shop.count('getBooking')
    release()
    await waitFor(() => expect(shop.count('addProductsToCart')).toBe(3))
    await waitFor(() => expect(shop.count('getBooking')).toBeGreaterThan(read))
    forward()
    await services()
    for (const name of [/^Ulkopesu/, /^Vuosihuolto/])
      await waitFor(() => expect(screen.getByRole('checkbox', { name })).toBeChecked())
    await refused(forward, 2)
    expect(await services()).toBeVisible()
  })

  it('WZ-13 continuing from an edited step discards the forward entries', async () => {
    const { user } = await fromVehicleToServices()
    back()
    await workplace()
    await chooseWorkplace(user, 'Espoo Leppävaara')
    await services()
    forward()
    back()
    expect(await workplace()).toBeVisible()
  })
})

describe('Back with a held time', () => {
  it('WZ-13 releases the time and restarts the booking when the visitor leaves', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await time()
    back()
    await answer(user, 'Poistu varauksesta')
    expect(await vehicle()).toBeVisible()
    await waitFor(() => expect(reservations()).toBe(1))
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
    await settled(0)
  })

  it('WZ-13 WZ-15 Forward leaves the step beneath the open question, and the next press answers it', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await time()
    back()
    await question()
    await settled(1)
    await refused(forward, 1)
    expect(await question()).toBeVisible()
    expect(await time()).toBeVisible()
    await answer(user, 'Jatka varausta')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await time()).toBeVisible()
    forward()
    await customer()
  })

  it('WZ-13 Forward in the moment in which the history is put back leaves its entry as it was', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await time()
    back()
    await question()
    // The first move is the one that puts the history back.
    window.addEventListener('popstate', forward, { once: true })
    const moves: unknown[] = []
    window.addEventListener('popstate', () => moves.push(position()))
    await waitFor(() => expect(moves).toEqual([1, 2, 1]))
    await answer(user, 'Jatka varausta')
    expect(await time()).toBeVisible()
    forward()
    await customer()
  })

  it('WZ-13 asks once and stays when pressed repeatedly', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    await settled(2)
    back()
    await time()
    back()
    await question()
    await settled(1)
    await refused(back, 1)
    await answer(user, 'Jatka varausta')
    expect(await time()).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('switching to another tab', () => {
  it('WZ-15 releases the time and opens the other process if the visitor leaves', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await customer()
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await answer(user, 'Poistu varauksesta')
    await screen.findByRole('heading', { level: 1, name: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus' })
    expect(await vehicle()).toBeVisible()
    await waitFor(() => expect(reservations()).toBe(1))
    await user.type(screen.getByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.click(primary('Jatka'))
    await workplace()
    expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('TIRE_CHANGE')
  })

  it('WZ-15 leaves also after Back was pressed beneath the question, and asks again in the next booking', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    await settled(2)
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await question()
    await refused(back, 2)
    await answer(user, 'Poistu varauksesta')
    await screen.findByRole('heading', { level: 1, name: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus' })
    await vehicle()
    await user.type(screen.getByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.click(primary('Jatka'))
    await workplace()
    await chooseWorkplace(user, 'Turku Länsikeskus')
    await screen.findByRole('heading', { level: 2, name: 'Rengaspalvelut' })
    await user.click(tab('Huollon ajanvaraus'))
    expect(await question()).toBeVisible()
  })

  it('WZ-13 steps have entries of their own after Back from a page without steps that was reloaded', async () => {
    const accessibilityStatement = () => screen.findByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })
    const opened = openApp()
    await vehicle()
    await opened.user.type(screen.getByLabelText(/Rekisterinumero/), 'ABC-123')
    await opened.user.type(screen.getByLabelText(/Mittarilukema/), '84500')
    await opened.user.click(primary('Jatka'))
    await workplace()
    back()
    await vehicle()
    await opened.user.click(await screen.findByRole('link', { name: 'Saavutettavuusseloste' }))
    await accessibilityStatement()
    opened.close()
    const { user } = openApp({ path: '/saavutettavuus' })
    await user.click(await accessibilityStatement())
    back()
    await vehicle()
    await user.click(primary('Jatka'))
    await workplace()
    back()
    expect(await vehicle()).toBeVisible()
  })

  it('WZ-15 asks from the step after the workplace on, and not before it', async () => {
    const chosen = await openStep(shop, 'SERVICES')
    await services()
    await chosen.user.click(tab('Renkaanvaihdon ajanvaraus'))
    expect(await screen.findByText('Tähän mennessä antamasi tiedot poistetaan, jos poistut.')).toBeVisible()
    await answer(chosen.user, 'Jatka varausta')
    expect(await services()).toBeVisible()
    chosen.close()
    const { user } = await openStep(shop, 'ORGANIZATION')
    await workplace()
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await screen.findByRole('heading', { level: 1, name: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('WZ-15 asks also on the browser’s Back, and restores the address', async () => {
    const opened = openApp({ path: '/renkaanvaihto' })
    const { user } = opened
    await vehicle()
    await user.click(tab('Huollon ajanvaraus'))
    await screen.findByLabelText(/Mittarilukema/)
    await withHeldTime(await fromVehicleToServices(opened))
    await settled(5)
    window.history.go(-5)
    await answer(user, 'Jatka varausta')
    expect(await customer()).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/huolto'))
    expect(screen.getByRole('heading', { level: 1, name: 'Huollon ajanvaraus' })).toBeVisible()
    window.history.go(-5)
    await answer(user, 'Poistu varauksesta')
    await screen.findByRole('heading', { level: 1, name: 'Rengaspalvelut / Renkaanvaihdon ajanvaraus' })
    expect(window.location.pathname).toBe('/renkaanvaihto')
    await waitFor(() => expect(reservations()).toBe(1))
  })
})
