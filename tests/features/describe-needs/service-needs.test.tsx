import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { chooseWorkplace, notification, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const BLOCKED = 'Lisää kirjoittamasi korjaustarve tai tyhjennä kenttä, niin pääset jatkamaan.'
const GENERAL = 'Virhe: Palvelussa tapahtui odottamaton häiriö.'
const HELP = /^Sopimukseesi kuuluvat työt veloitetaan sopimuksen mukaan/

const open = async () => {
  const opened = await openStep(shop, 'SERVICES')
  await screen.findByText('Perushuolto (öljynvaihtohuolto)')
  return opened
}
const reopen = async () => {
  openApp()
  await screen.findByText('Perushuolto (öljynvaihtohuolto)')
}
/** Merges the given fields into the booking of the server. */
const answerBookingWith = (more: object): void =>
  shop.answer('getBooking', async (pass) => {
    const booking: unknown = await (await pass()).json()
    return HttpResponse.json(Object.assign({}, booking, more))
  })
/** Pastes text at the end of a field. */
const write = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field)
  await user.paste(text)
}
const tryAgain = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getByText('Yritä uudelleen'))
  // The retry button has disappeared, and the focus has moved to its container.
  expect(document.body).not.toHaveFocus()
}
const next = () => screen.findByRole('heading', { name: 'Varaa aika' })
const symptom = () => screen.getByLabelText('Kuvaus korjaustarpeesta')
const add = () => screen.getByLabelText('Lisää korjaustarve')
const removal = (words: string) => screen.getByLabelText(`Poista korjaustarve: ${words}`)
const added = () => {
  const list = screen.queryByLabelText('Lisäämäsi korjaustarpeet')
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}
const notes = () => screen.getByLabelText('Viesti toimipisteelle')
const contract = () => screen.getByLabelText(/^Autollani on huolenpito- tai huoltoleasingsopimus/)

describe('symptoms', () => {
  it('SV-07 SV-10 SV-13 are added and removed one by one, kept as typed, and shown without a price', async () => {
    const { user, close } = await open()
    expect(add()).toBeDisabled()
    await write(user, symptom(), '   ')
    expect(add()).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(symptom()).toHaveAccessibleDescription('Kirjoita kuvaus korjaustarpeesta.')
    await user.keyboard('a{Backspace}')
    expect(symptom()).not.toHaveAccessibleDescription()
    await write(user, symptom(), '<b>Kolina</b> & "ujellus" ')
    expect(symptom()).not.toHaveAccessibleDescription()
    await user.keyboard('{Enter}')
    expect(symptom()).toHaveValue('')
    await user.paste('Vinkuna')
    await user.click(add())
    expect(symptom()).toHaveFocus()
    await user.paste('Tärinä')
    await user.keyboard('{Enter}')
    // A second Enter on the emptied field is not an error, but one after further typing is.
    await user.keyboard('{Enter}')
    expect(symptom()).not.toHaveAccessibleDescription()
    await user.keyboard(' {Enter}')
    expect(symptom()).toHaveAccessibleDescription('Kirjoita kuvaus korjaustarpeesta.')
    await user.keyboard('{Backspace}')
    expect(screen.getByText('Korjaustarve lisätty.')).toBeInTheDocument()
    const words = ['   <b>Kolina</b> & "ujellus" ', 'Vinkuna', 'Tärinä']
    expect(added()).toEqual(words)
    const panel = screen.getByRole('region', { name: 'Valitut palvelut' })
    expect(within(panel).getByText('Muu korjaustarve (3)').closest('li')).toHaveTextContent('ei sisälly arvioon')
    await waitFor(() => expect(panel).toHaveTextContent('Hinta sovitaan toimipisteessä'))
    // No amount that could contain the tax.
    expect(panel).not.toHaveTextContent('arvonlisäveron')
    const described = words.map((description) => ({ description }))
    await waitFor(() => expect(shop.lastBody('saveSymptoms')).toMatchObject(described))
    close()
    await reopen()
    expect(added()).toEqual(words)

    // The focus moves to the neighbouring symptom.
    await user.click(removal('Vinkuna'))
    expect(screen.getByText('Korjaustarve poistettu.')).toBeInTheDocument()
    expect(removal('Tärinä')).toHaveFocus()
    await user.click(removal('Tärinä'))
    expect(screen.getByLabelText(/^Poista korjaustarve/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(symptom()).toHaveFocus()
    expect(added()).toEqual([])
    await waitFor(() => expect(shop.lastBody('saveSymptoms')).toEqual([]))
  })

  it('SV-08 SV-07 block Continue while text is not added, and save the latest list', async () => {
    const { user } = await open()
    expect(primary('Jatka')).toBeEnabled()
    await write(user, symptom(), 'yksi')
    for (const button of screen.getAllByRole('button', { name: 'Jatka' })) expect(button).toBeDisabled()
    expect(screen.getAllByText(BLOCKED)).toHaveLength(2)
    await user.clear(symptom())
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument()
    expect(primary('Jatka')).toBeEnabled()

    const release = shop.hold('saveSymptoms')
    for (const words of ['yksi', 'kaksi', 'kolme']) {
      await write(user, symptom(), words)
      await user.keyboard('{Enter}')
    }
    await user.click(removal('yksi'))
    await user.click(primary('Jatka'))
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect(shop.count('saveSymptoms')).toBe(1)
    release()
    expect(await next()).toBeVisible()
    expect(shop.count('saveSymptoms')).toBe(2)
    expect(shop.lastBody('saveSymptoms')).toMatchObject([{ description: 'kaksi' }, { description: 'kolme' }])
  })

  it('SV-07 NO-02 stay in the list with an error if saving fails, and are saved on retry', async () => {
    shop.fail('saveSymptoms', 500)
    const { user } = await open()
    await write(user, symptom(), 'Kolina')
    await user.keyboard('{Enter}')
    expect(
      (await screen.findByText('Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    expect(await notification(GENERAL)).toBeVisible()
    await user.click(primary('Jatka'))
    await waitFor(() => expect(shop.count('saveSymptoms')).toBe(2))
    await waitFor(() => expect(primary('Jatka')).not.toHaveAttribute('aria-busy'))
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect(added()).toEqual(['Kolina'])
    shop.restore('saveSymptoms')
    await tryAgain(user)
    await waitFor(() => expect(screen.queryByText(/^Korjaustarpeen tallentaminen/)).not.toBeInTheDocument())
    expect(added()).toEqual(['Kolina'])
  })

  it('SV-07 explain the limit when the list is full', async () => {
    answerBookingWith({ symptoms: Array.from({ length: 50 }, (_, at) => ({ id: at, description: `Vika ${at}` })) })
    const { user } = await open()
    expect(symptom()).toHaveAccessibleDescription(/^Voit lisätä enintään 50 korjaustarvetta/)
    await write(user, symptom(), 'x')
    expect(add()).toBeDisabled()
  })
})

describe('leaving the services step', () => {
  it('SV-07 SV-08 retries a failed save, and restores typed text on return to the step', async () => {
    shop.fail('saveSymptoms', 500)
    const { user } = await open()
    await write(user, symptom(), 'Kolina')
    await user.keyboard('{Enter}')
    await screen.findByText('Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.')
    await write(user, symptom(), 'Vinku')
    shop.restore('saveSymptoms')
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Ajoneuvo' }))
    await waitFor(() => expect(shop.count('saveSymptoms')).toBe(2))
    await user.click(await screen.findByRole('button', { name: 'Jatka' }))
    await chooseWorkplace(user, 'Helsinki Roihupelto')
    expect(await screen.findByLabelText('Kuvaus korjaustarpeesta')).toHaveValue('Vinku')
    expect(added()).toEqual(['Kolina'])
    expect(screen.getAllByText(BLOCKED)).toHaveLength(2)
  })
})

describe('the order notes', () => {
  it('SV-06 are cleaned and saved once when the field loses focus, with a confirmation', async () => {
    const { user, close } = await open()
    expect(notes()).toHaveAccessibleDescription(/^Kerro, mitä meidän/)
    await write(user, notes(), 'Avain < hansikaslokerossa,\nkiitos 😀')
    expect(shop.count('saveNotes')).toBe(0)
    await user.tab()
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(screen.getByText('Poistimme tekstistä merkit, joita ei voi käyttää.')).toBeVisible()
    const kept = 'Avain  hansikaslokerossa,\nkiitos '
    expect(notes()).toHaveValue(kept)
    expect(shop.lastBody('saveNotes')).toEqual({ value: kept })
    await write(user, notes(), '!')
    expect(screen.queryByText('Viesti tallennettu.')).not.toBeInTheDocument()
    expect(screen.queryByText('Poistimme tekstistä merkit, joita ei voi käyttää.')).not.toBeInTheDocument()
    await user.keyboard('{Backspace}')
    await user.tab()
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(shop.count('saveNotes')).toBe(1)
    close()
    await reopen()
    expect(notes()).toHaveValue(kept)
  })

  it('SV-06 are saved with Continue; the newer text wins over an older save with a late response', async () => {
    const release = shop.hold('saveNotes')
    const { user } = await open()
    await write(user, notes(), 'vanha')
    await user.tab()
    expect(await screen.findByText('Tallennetaan viestiä…')).toBeVisible()
    await write(user, notes(), ' ja uusi')
    await user.click(primary('Jatka'))
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect(shop.count('saveNotes')).toBe(1)
    release()
    expect(await next()).toBeVisible()
    expect(shop.sent('saveNotes').map(({ body }) => body)).toEqual(['{"value":"vanha"}', '{"value":"vanha ja uusi"}'])
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Palvelut' }))
    expect(notes()).toHaveValue('vanha ja uusi')
  })

  it('SV-06 NO-02 stay as typed if saving fails, with a retry button', async () => {
    shop.fail('saveNotes', 500)
    const { user } = await open()
    await write(user, notes(), 'Avain')
    await user.tab()
    expect(
      (await screen.findByText('Viestin tallentaminen epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    expect(await notification(GENERAL)).toBeVisible()
    expect(notes()).toHaveValue('Avain')
    shop.restore('saveNotes')
    await tryAgain(user)
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveNotes')).toEqual({ value: 'Avain' })
  })

  it('SV-06 are saved once when the page is hidden or closed, and when the step is left', async () => {
    const { user, close } = await open()
    await write(user, notes(), 'Avain 😀')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(shop.lastBody('saveNotes')).toEqual({ value: 'Avain ' }))
    // The visible text is not cleaned, because the caret is still in the field.
    expect(notes()).toHaveValue('Avain 😀')
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    await user.paste('x')
    close()
    await waitFor(() => expect(shop.lastBody('saveNotes')).toEqual({ value: 'Avain x' }))
    expect(shop.count('saveNotes')).toBe(2)
  })

  it('SV-06 are saved when the visitor turns to another tab', async () => {
    const { user } = await open()
    await write(user, notes(), 'Avain')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveNotes')).toEqual({ value: 'Avain' })
  })

  it('SV-06 come back after a reload that overtakes the save of the closing page, and are saved then', async () => {
    const release = shop.hold('saveNotes')
    const { user, close } = await open()
    await write(user, notes(), 'Avain 😀')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(shop.count('saveNotes')).toBe(1))
    close()
    await reopen()
    expect(notes()).toHaveValue('Avain ')
    release()
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveNotes')).toEqual({ value: 'Avain ' })
    expect(sessionStorage.getItem('huoltovaraus.notes')).toBeNull()
  })

  it('SV-06 are neither saved into another session nor read from it', async () => {
    let release = (): void => {}
    let responses = 0
    const gate = new Promise<void>((resolve) => (release = resolve))
    shop.answer('saveNotes', async (pass) => {
      await gate
      const answer = await pass()
      responses++
      return answer
    })
    const { user } = await open()
    await write(user, notes(), 'Avain')
    await user.tab()
    await waitFor(() => expect(shop.count('saveNotes')).toBe(1))
    await write(user, notes(), ' ja lisää')
    await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
    await user.click(await screen.findByRole('button', { name: 'Poistu varauksesta' }))
    const plate = await screen.findByLabelText(/^Rekisterinumero/)
    const reads = shop.count('getBooking')
    release()
    await waitFor(() => expect(responses).toBe(1))
    // Waits for later API calls, so that any request caused by the response would have been sent.
    await user.type(plate, 'xyz-999')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('option', { name: 'Volvo' })).toBeInTheDocument()
    expect([shop.count('saveNotes'), shop.count('getBooking')]).toEqual([1, reads])
  })
})

describe('the leasing contract', () => {
  it('SV-09 SV-06 SV-07 NO-02 is saved even if the booking cannot be refetched, and can be reverted', async () => {
    const { user } = await open()
    shop.fail('getBooking', 500)
    await user.click(contract())
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    expect(contract()).toBeChecked()
    expect(await screen.findByText('Hinta-arvion päivittäminen epäonnistui.')).toBeVisible()
    await user.click(contract())
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ service_contract: false }))
    await write(user, symptom(), 'Kolina')
    await user.keyboard('{Enter}')
    await write(user, notes(), 'Avain')
    await user.tab()
    expect(await screen.findByText('Viesti tallennettu.')).toBeVisible()
    expect(screen.queryByText(/tallentaminen epäonnistui/)).not.toBeInTheDocument()
    expect([contract(), added(), notes()]).toMatchObject([{ checked: false }, ['Kolina'], { value: 'Avain' }])

    // The server saves the contract, but its response is lost. The next save sends everything, because the stored state
    // is unknown.
    shop.restore('getBooking')
    shop.answer('saveCustomer', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await user.click(contract())
    expect(
      (await screen.findByText('Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    shop.restore('saveCustomer')
    await user.click(contract())
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ service_contract: false })
    expect(contract()).not.toBeChecked()
  })

  it('SV-09 is restored with company and contract, before the prices are shown', async () => {
    const { user, close } = await open()
    expect(contract()).not.toBeChecked()
    expect(screen.getAllByText(HELP)).toHaveLength(1)
    await user.click(contract())
    expect(contract()).toBeChecked()
    expect(screen.getAllByText(HELP)).toHaveLength(2)
    await screen.findByText('Pohjolan Autoleasing')
    await user.selectOptions(screen.getByLabelText('Leasingyhtiö'), 'Pohjolan Autoleasing')
    await screen.findByText('Huoltoleasing ja renkaat')
    await user.selectOptions(screen.getByLabelText('Leasingsopimus'), 'Huoltoleasing ja renkaat')
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toMatchObject({
      service_contract: true,
      customer_type: 'PRIVATE',
      preferred_contact_method: 'EMAIL',
      direct_marketing_allowed: false,
    })
    expect(shop.count('saveCustomer')).toBe(1)

    close()
    const release = shop.hold('services')
    openApp()
    // The services and their prices are still loading.
    expect(await screen.findAllByText(HELP)).toHaveLength(2)
    expect(contract()).toBeChecked()
    await screen.findByText('Huoltoleasing ja renkaat')
    expect(screen.getByLabelText('Leasingyhtiö')).toHaveDisplayValue('Pohjolan Autoleasing')
    expect(screen.getByLabelText('Leasingsopimus')).toHaveDisplayValue('Huoltoleasing ja renkaat')
    release()
    await user.click(contract())
    expect(screen.queryByLabelText('Leasingyhtiö')).not.toBeInTheDocument()
    expect(screen.getAllByText(HELP)).toHaveLength(1)
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ service_contract: false })
    await user.click(contract())
    expect(await screen.findByLabelText('Leasingyhtiö')).toHaveValue('')
  })

  it('SV-09 offers only the contracts of the leasing company that is chosen now, and chooses none of them', async () => {
    const { user } = await open()
    await user.click(contract())
    await screen.findByText('Pohjolan Autoleasing')
    await user.selectOptions(screen.getByLabelText('Leasingyhtiö'), 'Pohjolan Autoleasing')
    await screen.findByText('Huoltoleasing ja renkaat')
    await user.selectOptions(screen.getByLabelText('Leasingsopimus'), 'Huoltoleasing ja renkaat')
    // A choice that is not sent yet would be skipped.
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Leasingyhtiö'), 'Revontuli Rahoitus')
    await screen.findByText('Rahoitusleasing')
    expect(screen.queryByText('Huoltoleasing ja renkaat')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Leasingsopimus')).toHaveValue('')
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    expect(shop.sent('setProductParameter').map(({ query }) => query.get('value'))).toEqual(['1', '102', '2', ''])
  })

  it('SV-09 CU-03 keeps all other fields of the customer', async () => {
    const customer = { first_name: 'Maija', company_name: 'Oy', customer_type: 'COMPANY', service_contract: false }
    answerBookingWith({ customer })
    const { user } = await open()
    await user.click(contract())
    await waitFor(() => expect(shop.lastBody('saveCustomer')).toMatchObject({ ...customer, service_contract: true }))
  })

  it('SV-09 NO-02 shows each failure to load or save in its place, with a retry button', async () => {
    shop.fail('leasingCompanies', 500)
    const { user } = await open()
    await user.click(contract())
    expect(
      (await screen.findByText('Leasingyhtiöiden haku epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    expect(await notification(GENERAL)).toBeVisible()
    shop.restore('leasingCompanies')
    shop.fail('leasingContracts', 500)
    await tryAgain(user)
    await screen.findByText('Revontuli Rahoitus')
    await user.selectOptions(screen.getByLabelText('Leasingyhtiö'), 'Revontuli Rahoitus')
    expect(
      (await screen.findByText('Leasingsopimusten haku epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    shop.restore('leasingContracts')
    await tryAgain(user)
    await screen.findByText('Rahoitusleasing')
    shop.fail('setProductParameter', 500)
    await user.selectOptions(screen.getByLabelText('Leasingsopimus'), 'Rahoitusleasing')
    expect(
      (await screen.findByText('Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    expect(screen.getByLabelText('Leasingsopimus')).toHaveDisplayValue('Rahoitusleasing')
    shop.restore('setProductParameter')
    await tryAgain(user)
    expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
    await user.click(primary('Jatka'))
    await user.click(await screen.findByRole('button', { name: 'Jatka ilman palveluja' }))
    expect(await next()).toBeVisible()
  })
})
