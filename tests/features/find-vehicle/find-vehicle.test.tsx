import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'

const plate = () => screen.findByLabelText(/Rekisterinumero/)
const kilometers = () => screen.findByLabelText(/Mittarilukema/)
const submit = () => screen.getByRole('button', { name: 'Jatka' })
const workplaces = () => screen.findByRole('heading', { name: 'Valitse toimipiste' })
/** Waits for a text in the form, ignoring notifications. */
const shownInForm = async (text: string) => expect(await screen.findByText(text, { selector: 'main *' })).toBeVisible()

describe('finding a vehicle', () => {
  it('VE-01 VE-02 VE-03 requires register number and mileage, shows errors, and suggests the hyphen by keyboard', async () => {
    const { user } = openApp()
    expect(await plate()).toBeRequired()
    expect(await kilometers()).toBeRequired()
    await user.click(submit())
    expect(await plate()).toHaveAccessibleDescription('Anna rekisterinumero.')
    expect(await kilometers()).toHaveAccessibleDescription('Anna mittarilukema.')
    expect(await plate()).toHaveFocus()

    await user.keyboard('abc123{Tab}')
    const suggestion = screen.getByRole('button', {
      name: 'Tarkoititko ABC-123? Käytä rekisterinumeroa ABC-123',
    })
    expect(suggestion).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await plate()).toHaveValue('ABC-123')
    expect(await plate()).toBeValid()
    expect(await plate()).toHaveFocus()
    expect(suggestion).not.toBeInTheDocument()
    expect(shop.count('searchVehicle')).toBe(0)
  })

  it('VE-04 NO-02 AS-12 keeps the input and shows the reason when a search fails, and continues when it is retried', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'abc-123')
    await user.type(await kilometers(), '84 500')
    for (const [answer, text] of [
      [() => HttpResponse.json({}, { status: 500 }), GENERAL],
      [
        () =>
          new HttpResponse('<!doctype html><title>Huoltokatko</title>', {
            status: 503,
            headers: { 'Retry-After': '3600' },
          }),
        'Palvelu on poissa käytöstä. Yritä tunnin kuluttua uudelleen.',
      ],
      [
        () => HttpResponse.json({}, { status: 429 }),
        'Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.',
      ],
      [() => HttpResponse.json({}, { status: 412 }), 'Istunto on päättynyt'],
      [() => HttpResponse.json({}, { status: 401 }), 'Istunto on päättynyt'],
      [() => HttpResponse.error(), 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.'],
    ] as const) {
      shop.answer('searchVehicle', answer)
      await user.click(submit())
      await shownInForm(text)
      expect(await plate()).toHaveValue('ABC-123')
      expect(await kilometers()).toHaveValue('84 500')
    }
    shop.restore('searchVehicle')
    shop.fail('getBooking', 500)
    await user.click(submit())
    await shownInForm(GENERAL)

    shop.restore('getBooking')
    const before = shop.count('searchVehicle')
    const release = shop.hold('searchVehicle')
    await user.dblClick(submit())
    release()
    expect(await workplaces()).toBeVisible()
    expect(shop.count('searchVehicle')).toBe(before + 1)
    expect(shop.lastBody('searchVehicle')).toEqual({ registerNumber: 'ABC-123', kilometers: 84_500 })
  })
})

const make = () => screen.findByLabelText(/Merkki/)
const model = () => screen.findByLabelText(/Malli/)

describe('a plate as a phone writes it', () => {
  it.each([
    ['abc–123', 'ABC-123'],
    [' Abc — 123 ', 'ABC-123'],
    ['abc\u2212123', 'ABC-123'],
    ['abc 123', 'ABC-123'],
  ])('EV-05 VE-02 searches %j as %s', async (typed, sent) => {
    const { user } = openApp({ path: '/renkaanvaihto' })
    await user.click(await plate())
    await user.paste(typed)
    await user.click(submit())
    expect(await workplaces()).toBeVisible()
    expect(shop.lastBody('searchVehicle')).toEqual({ registerNumber: sent, kilometers: null })
  })

  it.each([
    ['ab0-123', 'ABO-123'],
    ['abc-i23', 'ABC-123'],
  ])('EV-05 VE-02 only suggests for %j what looks alike', async (typed, suggestion) => {
    const { user } = openApp()
    await user.type(await plate(), typed)
    await user.tab()
    await user.click(screen.getByRole('button', { name: new RegExp(`^Tarkoititko ${suggestion}`) }))
    expect(await plate()).toHaveValue(suggestion)
    expect(shop.count('searchVehicle')).toBe(0)
  })
})

describe('a plate of another kind', () => {
  const insist = () => screen.getByRole('button', { name: 'Autoni rekisterinumero on erilainen' })

  it.each([
    ['koe 100-h', 'KOE 100-H'],
    ['a-5544', 'A-5544'],
    ['wab 12345', 'WAB 12345'],
  ])('EV-06 VE-05 books %j by make and model, as typed', async (typed, sent) => {
    const { user, close } = openApp()
    await user.type(await plate(), typed)
    await user.type(await kilometers(), '5000')
    await user.click(submit())
    expect(await plate()).toHaveAccessibleDescription(/joka on muotoa ABC-123\.$|enintään 7 merkkiä\.$/)
    await user.click(insist())
    expect(await make()).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Valitse merkki ja kirjoita malli. Rekisterinumero menee toimipisteelle sellaisena kuin kirjoitit sen.',
    )
    expect(screen.queryByText(/Emme löytäneet/)).toBeNull()
    await screen.findByRole('option', { name: 'Volvo' })
    await user.selectOptions(await make(), 'Volvo')
    await user.type(await model(), 'Duett')
    close()

    const again = openApp()
    expect(await model()).toHaveValue('Duett')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Valitse merkki ja kirjoita malli/)
    await again.user.click(submit())
    expect(await workplaces()).toBeVisible()
    expect(shop.lastBody('setVehicle')).toEqual({ register_number: sent, make: 'Volvo', model: 'Duett' })
    expect(shop.count('searchVehicle')).toBe(0)
    expect(await findPart('Ajoneuvo')).toHaveTextContent(new RegExp(`${sent}.*Volvo Duett`))
  })

  it('EV-06 RC-13 names the telephone and the change request if the server takes no such plate, or it is too long', async () => {
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
    const { user, close } = openApp()
    await user.type(await plate(), '100-eai')
    await user.tab()
    await user.click(insist())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/aikaa ei voi varata verkossa\. Toimipisteemme varaavat sen sinulle\. Soita/)
    expect(await within(alert).findByRole('link', { name: '09 555 0100' })).toHaveAttribute('href', 'tel:095550100')
    expect(within(alert).getByRole('link', { name: 'Varauksen muokkaus/peruutus' })).toHaveAttribute(
      'href',
      '/peruutus',
    )
    await user.type(await plate(), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    close()

    shop.restore('settings')
    const again = openApp()
    await again.user.type(await plate(), 'koe 100-h 123')
    await again.user.tab()
    await again.user.click(insist())
    expect(await screen.findByRole('alert')).toHaveTextContent(/Soita/)
    expect(shop.count('setVehicle')).toBe(0)
  })

  it('EV-06 keeps the way open while the settings cannot be read', async () => {
    shop.fail('settings', 500)
    const { user } = openApp()
    await user.type(await plate(), '10-trf')
    await user.tab()
    await user.click(insist())
    await shownInForm(GENERAL)
    expect(await plate()).toHaveValue('10-TRF')
    shop.restore('settings')
    await user.click(insist())
    expect(await make()).toHaveFocus()
  })
})

describe('a vehicle that is not in the register', () => {
  const change = () => screen.getByRole('button', { name: 'Vaihda rekisterinumero' })

  it('VE-05 VE-07 NO-02 can be described, even if each request fails once', async () => {
    const { user } = openApp()
    const release = shop.hold('vehicleMakes')
    await user.type(await plate(), 'xyz-999')
    await user.type(await kilometers(), '5000')
    await user.click(submit())
    await shownInForm('Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.')
    expect(await make()).toHaveFocus()
    expect(await make()).toHaveDisplayValue('Haetaan automerkkejä…')
    release()
    expect(await screen.findByRole('option', { name: 'Škoda' })).toBeInTheDocument()
    expect(await make()).toHaveDisplayValue('-- valitse merkki --')
    expect(await kilometers()).toHaveValue('5000')

    await user.click(submit())
    expect(await make()).toHaveAccessibleDescription('Valitse auton merkki.')
    expect(await model()).toHaveAccessibleDescription('Kirjoita auton malli.')
    expect(shop.count('setVehicle')).toBe(0)

    await user.selectOptions(await make(), 'Škoda')
    await user.click(await model())
    await user.paste('M'.repeat(120))
    // The server accepts at most 100 characters.
    expect(await model()).toHaveValue('M'.repeat(100))
    await user.clear(await model())
    await user.type(await model(), ' Octavia ')
    for (const call of ['setVehicle', 'setVehicleKilometers', 'getBooking'] as const) {
      shop.fail(call, 500)
      await user.click(submit())
      await shownInForm(GENERAL)
      expect(await make()).toHaveValue('Škoda')
      expect(await model()).toHaveValue(' Octavia ')
      shop.restore(call)
    }
    const before = shop.count('setVehicle')
    await user.dblClick(submit())
    const card = await findPart('Ajoneuvo')
    expect(card).toHaveTextContent(/XYZ-999.*Škoda Octavia.*5\s000 km/)
    expect(shop.count('setVehicle')).toBe(before + 1)
    expect(shop.lastBody('setVehicle')).toEqual({ register_number: 'XYZ-999', make: 'Škoda', model: 'Octavia' })
  })

  it('VE-05 does not apply a pending description to another booking', async () => {
    const { user } = openApp()
    await user.type(await plate(), 'xyz-999')
    await user.type(await kilometers(), '5000')
    await user.click(submit())
    await screen.findByRole('option', { name: 'Volvo' })
    await user.selectOptions(await make(), 'Volvo')
    await user.type(await model(), 'Niva')
    const release = shop.hold('setVehicle')
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
    await user.type(await plate(), 'abc-123')
    await user.click(submit())
    const workplace = await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
    release()
    await user.click(workplace)
    expect(await findPart('Toimipiste')).toBeVisible()
    expect(shop.count('setVehicle')).toBe(1)
    expect(shop.count('setVehicleKilometers')).toBe(0)
  })

  it('VE-05 VE-06 can reload the makes and change the register number', async () => {
    shop.fail('vehicleMakes', 500)
    const { user, close } = openApp({ path: '/renkaanvaihto' })
    await user.type(await plate(), 'xyz-999')
    await user.click(submit())
    expect(await make()).toHaveAccessibleDescription('Automerkkien haku epäonnistui. Yritä hetken kuluttua uudelleen.')
    shop.restore('vehicleMakes')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await make()).toHaveFocus()
    expect(await screen.findByRole('option', { name: 'Volvo' })).toBeInTheDocument()
    expect(screen.queryByLabelText(/Mittarilukema/)).not.toBeInTheDocument()
    await user.selectOptions(await make(), 'Volvo')

    await user.click(change())
    expect(await plate()).toHaveValue('')
    expect(await plate()).toHaveFocus()
    expect(screen.queryByLabelText(/Merkki/)).not.toBeInTheDocument()
    await user.keyboard('xyz-999{Enter}')
    expect(await make()).toHaveValue('')
    await user.click(change())
    close()
    openApp({ path: '/renkaanvaihto' })
    expect(await plate()).toHaveValue('')
  })

  it('VE-05 WZ-10 WZ-11 restores the typed description after a reload and when the step is reopened', async () => {
    const { user, close } = await openStep(shop, 'SERVICES')
    await user.click(await screen.findByRole('button', { name: 'Muokkaa: Ajoneuvo' }))
    expect(await plate()).toHaveValue('ABC-123')
    await user.clear(await plate())
    await user.type(await plate(), 'xyz-999')
    await user.click(submit())
    expect(await make()).toHaveValue('')
    expect(await model()).toHaveValue('')
    await user.type(await model(), 'Niva')
    close()

    const again = openApp()
    expect(await model()).toHaveValue('Niva')
    expect(await kilometers()).toHaveValue('84500')
    await screen.findByRole('option', { name: 'Volvo' })
    await again.user.selectOptions(await make(), 'Volvo')
    await again.user.click(submit())
    expect(await workplaces()).toBeVisible()
    const searches = shop.count('searchVehicle')
    await again.user.click(screen.getByRole('button', { name: 'Muokkaa: Ajoneuvo' }))
    expect(await make()).toHaveValue('Volvo')
    expect(await model()).toHaveValue('Niva')
    expect(screen.getByText('XYZ-999', { selector: 'span' })).toBeVisible()

    // Another booking does not restore it.
    await again.user.click(submit())
    expect(await workplaces()).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    expect(await plate()).toHaveValue('')
    expect(shop.count('searchVehicle')).toBe(searches)
    again.close()
    openApp()
    expect(await plate()).toHaveValue('')
  })
})
