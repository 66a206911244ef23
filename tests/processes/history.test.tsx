import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announced, chooseWorkplace, openApp, openStep, primary, type OpenedApp } from '../harness/screens/render-app'
import { leaveWithoutPrompt } from '#shared/leave-page'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const vehicle = () => heading('Ajoneuvon tiedot')
const workplace = () => heading('Valitse toimipiste')
const services = () => heading('Valitse palvelut')
const time = () => heading('Varaa aika')
const customer = () => heading('Omat tiedot')
const question = () => screen.findByRole('dialog', { name: /^Haluatko poistua varauksesta\?/ })
const answer = async (user: OpenedApp['user'], name: string) =>
  user.click(within(await question()).getByRole('button', { name }))
const tab = (name: string) => screen.getByRole('link', { name })
const back = () => window.history.back()
const forward = () => window.history.forward()
const position = (): unknown => Object(window.history.state).idx
/** Waits until the history is at this position again. */
const settled = (at: number) => waitFor(() => expect(position()).toBe(at))
/** Navigates to a forbidden entry, and waits until the application has restored the history. */
async function refused(walk: () => void, at: number): Promise<void> {
  const putBack = vi.spyOn(window.history, 'go')
  walk()
  await waitFor(() => expect(putBack).toHaveBeenCalled())
  await settled(at)
}
const reservations = () => shop.count('removeReservation')

async function fromVehicleToServices(opened = openApp()): Promise<OpenedApp> {
  await opened.user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
  await opened.user.type(screen.getByLabelText(/Mittarilukema/), '84500')
  await opened.user.click(primary('Jatka'))
  await chooseWorkplace(opened.user, 'Turku Länsikeskus')
  await services()
  return opened
}

async function fromServicesToTime(opened: OpenedApp): Promise<OpenedApp> {
  await opened.user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
  await opened.user.click(primary('Jatka'))
  await time()
  return opened
}

/** Goes from SERVICES, opened as after a reload, to the customer step with a held time. */
async function withHeldTime(given?: OpenedApp): Promise<OpenedApp> {
  const opened = await fromServicesToTime(given ?? (await openStep(shop, 'SERVICES', { products: [] })))
  const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo / })
  if (slot) await opened.user.click(slot)
  await opened.user.click(primary('Jatka'))
  await customer()
  return opened
}

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

  it('WZ-13 Forward is blocked at a step whose input has changed', async () => {
    const { user } = await fromServicesToTime(await openStep(shop, 'SERVICES', { products: [] }))
    back()
    await services()
    await user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Valitut palvelut' })).not.toHaveTextContent('249'))
    await refused(forward, 0)
    expect(await services()).toBeVisible()
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
    const { user } = await withHeldTime()
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

  it('WZ-13 releases the time and restarts the booking when the visitor leaves', async () => {
    const { user } = await withHeldTime()
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
    const { user } = await withHeldTime()
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

  it('WZ-13 asks once and stays when pressed repeatedly', async () => {
    const { user } = await withHeldTime()
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
