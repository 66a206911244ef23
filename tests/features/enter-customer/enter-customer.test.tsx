import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { put } from '../../harness/screens/customer-page'
import { openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const field = (name: RegExp) => screen.getByRole('textbox', { name })
/** Returns the reason below the submit of wide screens. */
const why = () => primary('Lähetä varaus').nextElementSibling?.textContent
const saved = () => screen.findByText('Tallennettu')

async function fill(user: UserEvent, email = 'maija@esimerkki.fi'): Promise<void> {
  await put(user, field(/^Etunimi/), 'Maija')
  await put(user, field(/^Sukunimi/), 'Meikäläinen')
  await put(user, field(/^Sähköposti/), email)
  await put(user, field(/^Puhelinnumero/), '040 123 4567')
}
const open = async () => {
  const opened = await openStep(shop, 'CUSTOMER')
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}

describe('entering the customer’s details', () => {
  it('CU-01 CU-02 requires the needed fields, and shows faults at the fields and the reason at the submit', async () => {
    const { user } = await open()
    for (const [name, complete] of [
      [/^Etunimi/, 'given-name'],
      [/^Sukunimi/, 'family-name'],
      [/^Sähköposti/, 'email'],
      [/^Puhelinnumero/, 'tel'],
    ] as const) {
      expect(field(name)).toBeRequired()
      expect(field(name)).toHaveAttribute('autocomplete', complete)
    }
    for (const name of [/^Katuosoite/, /^Postinumero/, /^Postitoimipaikka/]) expect(field(name)).not.toBeRequired()
    expect(primary('Lähetä varaus')).toBeDisabled()
    expect(why()).toBe('Puuttuu vielä: Etunimi, Sukunimi, Sähköposti, Puhelinnumero')

    // A field shows no fault before its first blur, and each fault at once after it.
    await user.type(field(/^Sähköposti/), 'maija@esimerkki')
    expect(field(/^Sähköposti/)).toBeValid()
    await user.click(field(/^Etunimi/))
    expect(field(/^Sähköposti/)).toHaveAccessibleDescription(/Tarkista sähköpostiosoite/)
    await user.type(field(/^Sähköposti/), '.fi')
    expect(field(/^Sähköposti/)).not.toHaveAccessibleDescription(/Tarkista/)
    expect(shop.count('saveCustomer')).toBe(0)

    // Enter submits the form, and a refused submit links to the faults.
    await user.type(field(/^Etunimi/), '   {Enter}')
    const title = await screen.findByRole('heading', { name: 'Tarkista antamasi tiedot' })
    const summary = title.closest('[data-faults]')
    expect(summary).toHaveFocus()
    expect(summary).toHaveTextContent('Lomakkeessa on 3 korjattavaa kohtaa:')
    expect(field(/^Etunimi/)).toHaveAccessibleDescription('Anna etunimesi.')
    await user.click(screen.getByRole('link', { name: 'Anna sukunimesi.' }))
    expect(field(/^Sukunimi/)).toHaveFocus()

    await user.keyboard('Meikäläinen')
    await user.type(field(/^Etunimi/), 'Maija')
    await user.type(field(/^Puhelinnumero/), '040 123 4567')
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(why()).toBeUndefined()
    await user.type(field(/^Sähköposti/), '@')
    expect(why()).toBe('Tarkista sähköpostiosoite. Kirjoita se muodossa nimi@esimerkki.fi.')
    expect(primary('Lähetä varaus')).toBeDisabled()
    expect(shop.count('saveBooking')).toBe(0)
  })

  it('CU-03 WZ-10 saves all valid details with the defaults, saves no invalid ones, and shows them after a reload', async () => {
    const { user, close } = await open()
    await put(user, field(/^Katuosoite/), 'Katu 1 A 2')
    await put(user, field(/^Postinumero/), '00100')
    await put(user, field(/^Postitoimipaikka/), 'Helsinki')
    await fill(user, ' maija@esimerkki.fi ')
    expect(await saved()).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toEqual(
      customer({
        first_name: 'Maija',
        last_name: 'Meikäläinen',
        address: 'Katu 1 A 2',
        post_code: '00100',
        post_office: 'Helsinki',
        email: 'maija@esimerkki.fi',
        phone_number: '040 123 4567',
      }),
    )
    const before = shop.count('saveCustomer')
    await put(user, field(/^Sähköposti/), 'maija@esimerkki.fi@')
    await put(user, field(/^Etunimi/), 'Anneli')
    await put(user, field(/^Etunimi/), 'Maija')
    await put(user, field(/^Sähköposti/), 'maija@esimerkki.fi')
    await user.type(field(/^Puhelinnumero/), '8')
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45678' }))
    // The invalid address in between was never sent.
    expect(shop.count('saveCustomer')).toBe(before + 1)
    await saved()
    close()
    openApp()
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(field(/^Sukunimi/)).toHaveValue('Meikäläinen')
    expect(primary('Lähetä varaus')).toBeEnabled()
  })

  it('CU-03 lets the newer save win over a late response, and retries a failed save on a press or the next change', async () => {
    const release = shop.hold('saveCustomer')
    const { user } = await open()
    await fill(user)
    await waitFor(() => expect(shop.count('saveCustomer')).toBe(1))
    await user.type(field(/^Puhelinnumero/), '9')
    release()
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45679' }))
    expect(await saved()).toBeVisible()
    expect(shop.count('saveCustomer')).toBe(2)

    shop.fail('saveCustomer', 500)
    await put(user, field(/^Etunimi/), 'Anneli')
    expect(await screen.findByText('Tietojen tallentaminen epäonnistui.')).toBeVisible()
    expect(field(/^Etunimi/)).toHaveValue('Anneli')
    shop.restore('saveCustomer')
    const retry = screen.getByRole('button', { name: 'Yritä uudelleen' })
    const place = retry.parentElement
    await user.click(retry)
    expect(await saved()).toBeVisible()
    expect(place).toHaveFocus()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ first_name: 'Anneli' })
    await user.type(field(/^Puhelinnumero/), '9')
    expect(await saved()).toBeVisible()
  })
})

describe('after a failed send', () => {
  const KEPT = /Tietosi ovat tallessa/
  const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
  const UNSAVED = 'Varausta ei lähetetty, koska tietojesi tallentaminen epäonnistui.'
  const main = () => within(screen.getByRole('main'))
  const alert = (text: string) => main().findByText(text)
  const phones = () => shop.sent('saveCustomer').map(({ body }) => String(JSON.parse(body).phone_number))

  it('RC-25 says that the details are kept only while the server has them as they stand, and sends them again', async () => {
    const { user } = await open()
    await fill(user)
    await saved()
    shop.fail('saveBooking', 500)
    await user.click(primary('Lähetä varaus'))
    await alert(FAILED)
    expect(screen.getByText(KEPT)).toBeVisible()

    // The details are changed and cannot be saved, neither by themselves nor by the next press.
    shop.fail('saveCustomer', 500)
    await put(user, field(/^Puhelinnumero/), '050 765 4321')
    await screen.findByText('Tietojen tallentaminen epäonnistui.')
    expect(screen.queryByText(KEPT)).toBeNull()
    const sends = shop.count('saveBooking')
    await user.click(primary('Lähetä varaus'))
    await alert(UNSAVED)
    expect(screen.queryByText(KEPT)).toBeNull()
    expect(main().queryByText(FAILED)).toBeNull()
    expect(shop.count('saveBooking')).toBe(sends)

    // The next press sends the details and then the booking.
    shop.restore('saveCustomer')
    shop.restore('saveBooking')
    await user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
    expect(phones().at(-1)).toBe('050 765 4321')
  })

  it('RC-25 AS-09 sends the details again although a server took them without keeping them', async () => {
    const { user } = await open()
    // It answers well, and yet has no customer when the booking is sent.
    shop.answer('saveCustomer', () => HttpResponse.json({}))
    await fill(user)
    await saved()
    await user.click(primary('Lähetä varaus'))
    await alert(FAILED)
    expect(screen.queryByText(KEPT)).toBeNull()
    shop.restore('saveCustomer')
    await user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
  })
})
