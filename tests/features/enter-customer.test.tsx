import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openApp, openStep, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const saved = () => screen.findByText('Tallennettu')

async function fill(user: UserEvent, email = 'maija@esimerkki.fi'): Promise<void> {
  await user.type(field(/^Etunimi/), 'Maija')
  await user.type(field(/^Sukunimi/), 'Meikäläinen')
  await user.type(field(/^Sähköposti/), email)
  await user.type(field(/^Puhelinnumero/), '040 123 4567')
}
const open = async () => {
  const opened = await openStep(shop, 'CUSTOMER')
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}

describe('entering the customer’s details', () => {
  it('CU-01 asks for name, address, e-mail and phone, of which four are required', async () => {
    await open()
    for (const name of [/^Etunimi/, /^Sukunimi/, /^Sähköposti/, /^Puhelinnumero/]) expect(field(name)).toBeRequired()
    for (const name of [/^Katuosoite/, /^Postinumero/, /^Postitoimipaikka/]) expect(field(name)).not.toBeRequired()
  })

  it('CU-02 opens the way on once the required fields are valid, and says why until then', async () => {
    const { user } = await open()
    expect(primary('Lähetä varaus')).toBeDisabled()
    expect(screen.getAllByText(/^Täytä pakolliset tiedot, niin voit lähettää varauksen/).length).toBeGreaterThan(0)
    await fill(user)
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(screen.queryByText(/^Täytä pakolliset tiedot/)).not.toBeInTheDocument()
    await user.clear(field(/^Sukunimi/))
    expect(primary('Lähetä varaus')).toBeDisabled()
  })

  it('CU-02 says beside each field what is wrong with it', async () => {
    const { user } = await open()
    await user.type(field(/^Sähköposti/), 'maija@esimerkki')
    await user.click(field(/^Etunimi/))
    expect(field(/^Sähköposti/)).toHaveAccessibleDescription(/Tarkista sähköpostiosoite/)
    await user.type(field(/^Etunimi/), '   ')
    await user.tab()
    expect(field(/^Etunimi/)).toHaveAccessibleDescription('Anna etunimesi.')
    expect(shop.count('saveCustomer')).toBe(0)
  })

  it('CU-03 saves valid details by themselves, all of them and with the defaults', async () => {
    const { user } = await open()
    await user.type(field(/^Katuosoite/), 'Katu 1 A 2')
    await user.type(field(/^Postinumero/), '00100')
    await user.type(field(/^Postitoimipaikka/), 'Helsinki')
    await fill(user, ' maija@esimerkki.fi ')
    expect(await saved()).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toEqual({
      first_name: 'Maija',
      last_name: 'Meikäläinen',
      address: 'Katu 1 A 2',
      post_code: '00100',
      post_office: 'Helsinki',
      email: 'maija@esimerkki.fi',
      phone_number: '040 123 4567',
      preferred_contact_method: 'EMAIL',
      direct_marketing_allowed: false,
      company_name: '',
      customer_type: 'PRIVATE',
      service_contract: false,
    })
  })

  it('CU-03 saves nothing that is not valid', async () => {
    const { user } = await open()
    await fill(user)
    await saved()
    const before = shop.count('saveCustomer')
    await user.type(field(/^Sähköposti/), '@')
    await user.type(field(/^Etunimi/), ' Anneli')
    await user.keyboard('{Backspace>7/}')
    await user.click(field(/^Sähköposti/))
    await user.keyboard('{Backspace}')
    await user.type(field(/^Puhelinnumero/), '8')
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45678' }))
    // The wrong address in between was never sent.
    expect(shop.count('saveCustomer')).toBe(before + 1)
  })

  it('CU-03 lets the newer save win, even when an older one is answered late', async () => {
    const release = shop.hold('saveCustomer')
    const { user } = await open()
    await fill(user)
    await waitFor(() => expect(shop.count('saveCustomer')).toBe(1))
    await user.type(field(/^Puhelinnumero/), '9')
    release()
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45679' }))
    expect(await saved()).toBeVisible()
    expect(shop.count('saveCustomer')).toBe(2)
  })

  it('CU-03 says that saving failed and keeps what was typed; the next change saves it', async () => {
    shop.fail('saveCustomer', 500)
    const { user } = await open()
    await fill(user)
    expect(await screen.findByText('Tietojen tallentaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
    expect(field(/^Etunimi/)).toHaveValue('Maija')
    shop.restore('saveCustomer')
    await user.type(field(/^Puhelinnumero/), '9')
    expect(await saved()).toBeVisible()
  })

  it('CU-03 WZ-10 shows what was saved after a reload', async () => {
    const { user, close } = await open()
    await fill(user)
    await saved()
    close()
    openApp()
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(field(/^Sukunimi/)).toHaveValue('Meikäläinen')
    expect(primary('Lähetä varaus')).toBeEnabled()
  })
})
