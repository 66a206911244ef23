// Slices: apply-credit, choose-tires, enter-customer, find-vehicle, reserve-time
/** A press that is refused says why, and moves the focus to what is missing (EV-09). */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { creditJourneys, idField, panel, region } from '../harness/screens/credit-page'
import { put } from '../harness/screens/customer-page'
import { announced, openApp, openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { answers, HOTEL } from '../harness/screens/tires'

const shop = openShop()

describe('a refused press', () => {
  it('EV-09 TM-11 of Jatka on the time step says what is missing and moves the focus to the times', async () => {
    const { user } = await openStep(shop, 'TIME')
    const first = (await screen.findAllByRole('button', { name: /^Valitse aika/ }))[0]
    const next = primary('Jatka')
    expect(next).toBeDisabled()
    next.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(announced()).toContain('Valitse vielä kellonaika.'))
    expect(first).toHaveFocus()
    // It is not left behind for those who read the page to its end later.
    await user.keyboard('{Enter}')
    expect(announced()).not.toContain('Valitse vielä kellonaika.')
  })

  it('EV-09 TI-08 of Jatka on the tire step says what is missing and moves the focus to the open question', async () => {
    const { user } = await openStep(shop, 'TIRES', { process: 'TIRE_CHANGE' })
    await answers(user, HOTEL)
    const next = primary('Jatka')
    await waitFor(() => expect(next).toBeDisabled())
    const second = screen.getAllByRole('radio')[2]
    next.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(announced()).toContain('Vastaa vielä kaikkiin kysymyksiin, niin pääset jatkamaan.'))
    expect(second).toHaveFocus()
  })

  it('EV-09 CR-03 of the credit’s button, which Tab reaches, shows the faults of its form', async () => {
    const { user } = await creditJourneys(shop).open()
    await user.click(await panel())
    const submit = await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit).not.toHaveAttribute('disabled')
    submit.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(idField()).toHaveFocus())
    expect(idField()).toBeInvalid()
    expect(idField()).toHaveAccessibleDescription(/henkilötunnu/)
    expect(shop.count('saveCreditData')).toBe(0)
  })

  it('EV-09 CU-02 of Lähetä varaus lists the faults and takes the focus to them, by Enter and by a click', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    primary('Lähetä varaus').focus()
    await user.keyboard('{Enter}')
    const title = await screen.findByRole('heading', { name: 'Tarkista antamasi tiedot' })
    await waitFor(() => expect(title.closest('[data-faults]')).toHaveFocus())
    expect(screen.getByRole('textbox', { name: /^Etunimi/ })).toHaveAccessibleDescription('Anna etunimesi.')
    expect(shop.count('saveBooking')).toBe(0)
  })
})

describe('an error of a field', () => {
  it('EV-09 CU-02 is announced once when a filled field is left, and not at all for an empty one', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    const [first, email] = [
      screen.getByRole('textbox', { name: /^Etunimi/ }),
      screen.getByRole('textbox', { name: /^Sähköposti/ }),
    ]
    await user.click(first)
    await user.tab()
    expect(first).toBeValid()
    expect(first).not.toHaveAccessibleDescription(/Anna etunimesi/)
    await put(user, email, 'maija@')
    await user.tab()
    expect(email).toHaveAccessibleDescription(/Tarkista sähköpostiosoite/)
    await waitFor(() => expect(announced().filter((text) => /Tarkista sähköpostiosoite/.test(text))).toHaveLength(1))
  })

  it('EV-09 VE-02 no empty field is called invalid before the form is sent', async () => {
    const { user } = openApp()
    const plate = await screen.findByRole('textbox', { name: /^Rekisterinumero/ })
    expect(plate).toHaveAttribute('aria-invalid', 'false')
    expect(plate).toHaveAttribute('aria-required', 'true')
    expect(plate).not.toHaveAttribute('required')
    await user.click(plate)
    await user.tab()
    expect(plate).toHaveAttribute('aria-invalid', 'false')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(plate).toHaveAttribute('aria-invalid', 'true')
    expect(plate).toHaveFocus()
  })
})
