import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
import { announced, openApp, openStep, primary } from '../harness/screens/render-app'
import { leaveWithoutPrompt } from '#shared/leave-page'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const reservations = () => shop.count('removeReservation')

// Discards the forward entries that an earlier test has left.
beforeEach(() => window.history.pushState(null, '', '/huolto'))

describe('Back and forward', () => {
  it('WZ-13 WZ-14 Back returns step by step, keeps the input, and moves the focus', async () => {
    await fromVehicleToServices()
    back()
    expect(await workplace()).toHaveFocus()
    expect(announced()).toContain('Vaihe 2, Toimipiste, yhteensä 6')
    back()
    expect(await vehicle()).toHaveFocus()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('ABC-123')
  })

  it('WZ-13 Forward is blocked at a step whose input has changed', async () => {
    const { user } = await fromServicesToTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await services()
    await user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Valitut palvelut' })).not.toHaveTextContent('249'))
    await refused(forward, 0)
    expect(await services()).toBeVisible()
  })

  it('WZ-13 starting over returns to the first entry, and blocks Forward', async () => {
    const { user } = await fromVehicleToServices()
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aloita alusta' }))
    await vehicle()
    await settled(0)
    await refused(forward, 0)
    expect(await vehicle()).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
  })

  it('WZ-12 WZ-13 an expired session returns to the first entry', async () => {
    const { user } = await fromVehicleToServices()
    shop.fail('addProductsToCart', 412)
    await user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
    expect(await vehicle()).toBeVisible()
    await settled(0)
  })
})

describe('Back with a held time', () => {
  it('WZ-13 reopens the time step, and asks before a locked step', async () => {
    const { user } = await withHeldTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await time()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    back()
    expect(await question()).toHaveTextContent('Sinulle varattu aika vapautuu, jos poistut.')
    await answer(user, 'Jatka varausta')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await time()).toBeVisible()
    await settled(1)
    expect(reservations()).toBe(0)
    forward()
    await customer()
  })
})

describe('Back from the thanks step', () => {
  it('WZ-13 restarts the booking, and sends nothing again (reading 1)', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await customer()
    await user.type(screen.getByRole('textbox', { name: /^Etunimi/ }), 'Maija')
    await user.type(screen.getByRole('textbox', { name: /^Sukunimi/ }), 'Meikäläinen')
    await user.type(screen.getByRole('textbox', { name: /^Sähköposti/ }), 'maija@esimerkki.fi')
    await user.type(screen.getByRole('textbox', { name: /^Puhelinnumero/ }), '040 123 4567')
    await user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
    await settled(1)
    back()
    expect(await vehicle()).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
    expect(position()).toBe(0)
    await refused(forward, 0)
    expect(await vehicle()).toBeVisible()
    expect(shop.count('saveBooking')).toBe(1)
  })
})

describe('switching to another tab', () => {
  it('WZ-15 asks first while a time is held, and stays if the visitor cancels', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await customer()
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await answer(user, 'Jatka varausta')
    expect(await customer()).toBeVisible()
    expect(window.location.pathname).toBe('/huolto')
    expect(reservations()).toBe(0)
  })
})

describe('closing the page', () => {
  const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

  it('RC-18 does not ask on the way to a payment, however often, and asks again once the page is back', async () => {
    await openStep(shop, 'SERVICES')
    await services()
    expect(leaves()).toBe(false)
    leaveWithoutPrompt(() => {})
    expect([leaves(), leaves()]).toEqual([true, true])
    fireEvent(window, new Event('pageshow'))
    expect(leaves()).toBe(false)
  })

  it('WZ-13 asks only while the booking is in progress', async () => {
    const { user } = openApp()
    await vehicle()
    expect(leaves()).toBe(true)
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Mittarilukema/), '84500')
    await user.click(primary('Jatka'))
    await workplace()
    expect(leaves()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    await vehicle()
    expect(leaves()).toBe(true)
  })
})
