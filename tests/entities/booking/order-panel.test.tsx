// Slices: redeem-code
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { notification, openApp, openStep, primary, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const field = () => screen.findByRole('textbox', { name: 'Etukoodi' })
const save = () => screen.getByRole('button', { name: 'Tallenna' })
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'

/** Types a code whose save fails, and presses Continue, which is refused. */
async function refusedContinue(): Promise<OpenedApp> {
  const opened = await openStep(shop, 'SERVICES')
  await opened.user.click(await service(/^Perushuolto/))
  shop.fail('saveCampaignCode', 500)
  await opened.user.type(await field(), 'huolto10')
  await opened.user.click(primary('Jatka'))
  expect(await within(await panel()).findByRole('alert')).toHaveTextContent(GENERAL)
  return opened
}

describe('the order panel', () => {
  it('SV-10 SV-14 shows rows, campaign price, total, the workshop’s info text as plain text, and Continue', async () => {
    shop.answer('activeOrganizationInfoText', () => HttpResponse.json({ text: 'Avain <b>laatikkoon</b>.\nOvi B.' }))
    const { user } = await openStep(shop, 'SERVICES')
    const order = await panel()
    expect(order).toHaveTextContent('Et ole vielä valinnut palveluja.')
    const info = await within(order).findByText(/Avain <b>laatikkoon<\/b>\.\s+Ovi B\./)
    expect(info.innerHTML).toContain('Avain &lt;b&gt;laatikkoon&lt;/b&gt;.\nOvi B.')
    await user.click(await screen.findByRole('button', { name: /^Kausitarkastukset/ }))
    await user.click(await service(/^Talvitarkastus/))
    const rows = await within(order).findByRole('list', { name: 'Valitut palvelut ja hinnat' })
    expect(rows).toHaveTextContent(/Talvitarkastus\s*39,00\s€/)
    expect(rows.querySelector('s')).toHaveTextContent(/^Normaalihinta\s*59,00\s€$/)
    await user.click(await screen.findByRole('button', { name: /^Alusta ja ohjaus/ }))
    await user.click(await service(/^Ruostesuojaus/))
    await waitFor(() => expect(rows).toHaveTextContent(/Ruostesuojaus.*Hinta sovitaan/))
    const total = within(order).getByText('Hinta-arvio yhteensä').parentElement
    expect(total).toHaveTextContent(/39,00\s€/)
    for (const words of [
      'Kaikille valituille palveluille ei ole hinta-arviota.',
      /Sisältää arvonlisäveron\./,
      /Sovimme lopullisen hinnan kanssasi ennen työn aloittamista\./,
    ])
      expect(order).toHaveTextContent(words)
    expect(within(order).getByRole('button', { name: 'Jatka' })).toBeEnabled()
    expect(shop.count('activeOrganizationInfoText')).toBe(1)
  })

  it('SV-10 SV-12 omits the info text and the marketing if they fail to load', async () => {
    shop.fail('activeOrganizationInfoText', 500)
    shop.fail('creditInfos', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await waitFor(async () => expect(await panel()).not.toHaveTextContent('Haetaan ohjeita…'))
    expect(await panel()).not.toHaveTextContent('Toimipisteen ohjeet')
    expect(screen.queryByText(/huoltotili/i)).not.toBeInTheDocument()
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-10 keeps rows and total if a refetch fails, reports that they are stale, and retries on request', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/))
    shop.fail('getBooking', 500)
    await user.click(await service(/^Ulkopesu/))
    const alert = await within(await panel()).findByRole('alert')
    expect(alert).toHaveTextContent('Hinta-arvion päivittäminen epäonnistui.')
    expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/)
    expect(await notification(`Virhe: ${GENERAL}`)).toBeVisible()
    shop.restore('getBooking')
    await user.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*274,00\s€/))
    expect(alert).not.toBeInTheDocument()
    expect(within(await panel()).getByRole('heading')).toHaveFocus()
    expect(shop.count('addProductsToCart')).toBe(2)
  })
})

describe('the discount code', () => {
  it('SV-11 requires a code, shows for 3 s that it is invalid, and keeps the input', async () => {
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const { user } = await openStep(shop, 'SERVICES')
    expect(await field()).not.toHaveAccessibleDescription()
    await user.click(save())
    expect(await field()).toHaveAccessibleDescription('Kirjoita etukoodi.')
    expect(await field()).toHaveFocus()
    expect(shop.count('saveCampaignCode')).toBe(0)

    await user.type(await field(), ' väärä1 {Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Etukoodi ei kelpaa')
    expect(shop.lastBody('saveCampaignCode')).toEqual({ value: 'VÄÄRÄ1' })
    expect(await field()).toHaveAccessibleDescription('Etukoodi ei kelpaa')
    expect(await field()).toHaveValue('VÄÄRÄ1')
    const [over] = timeouts.mock.calls.find(([, delay]) => delay === 3000) ?? []
    act(() => over?.())
    expect(screen.queryByText('Etukoodi ei kelpaa')).not.toBeInTheDocument()
    expect(await field()).toHaveValue('VÄÄRÄ1')
    expect(screen.queryByRole('button', { name: /^Virhe/ })).not.toBeInTheDocument()
  })

  it('SV-11 SV-13 redeems a code once, updates the prices, and restores it after a reload and in the summary', async () => {
    const { user, close } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/))
    const offers = shop.count('services')
    const release = shop.hold('saveCampaignCode')
    await user.type(await field(), 'huolto10')
    await user.dblClick(save())
    await user.type(await field(), '{Enter}')
    expect(await screen.findByText('Tarkistetaan etukoodia…')).toBeInTheDocument()
    release()
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*224,10\s€/))
    expect(shop.count('saveCampaignCode')).toBe(1)
    expect(shop.lastBody('saveCampaignCode')).toEqual({ value: 'HUOLTO10' })
    expect(await field()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')
    expect(await field()).toHaveValue('')
    await waitFor(() => expect(shop.count('services')).toBe(offers + 1))

    close()
    const again = openApp()
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.'))
    await again.user.click(primary('Jatka'))
    const card = await findPart('Palvelut')
    expect(card).toHaveTextContent(/Perushuolto \(öljynvaihtohuolto\)\s*249,00\s€/)
    expect(card).toHaveTextContent(/Etukoodi HUOLTO10\s*−24,90\s€\s*Hinta-arvio yhteensä\s*224,10\s€/)
    await again.user.click(within(card).getByRole('button', { name: 'Muokkaa: Palvelut' }))
    expect(await field()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')
  })

  it('SV-11 NO-02 reports a failure, keeps the input, retries on request, and ignores public discounts', async () => {
    shop.answer('getBooking', async (pass) => {
      const booking: unknown = await (await pass()).json()
      return HttpResponse.json(Object.assign({}, booking, { discounts: [{ isPublic: true, code: 'KAIKILLE' }] }))
    })
    shop.fail('saveCampaignCode', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.type(await field(), 'talvi15{Enter}')
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(GENERAL)
    expect(await notification(`Virhe: ${GENERAL}`)).toBeVisible()
    expect(await field()).toHaveValue('TALVI15')
    expect(screen.queryByText(/KAIKILLE/)).not.toBeInTheDocument()
    shop.restore('saveCampaignCode')
    await user.click(save())
    // Shown even if the booking does not list the code.
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Etukoodi TALVI15 on käytössä.'))
  })
})

describe('the discount code and Continue', () => {
  it('RC-06 redeems a typed code when Continue is pressed, and shows the price before, the savings and the price after', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/))
    await user.type(await field(), ' huolto10')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(shop.lastBody('saveCampaignCode')).toEqual({ value: 'HUOLTO10' })
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Palvelut' }))
    expect(await panel()).toHaveTextContent(
      /Hinta ennen alennusta\s*249,00\s€\s*Etukoodi HUOLTO10\s*−24,90\s€\s*Hinta-arvio yhteensä\s*224,10\s€/,
    )
    // RC-21: a row costs what its tile says.
    expect(await panel()).toHaveTextContent(/Perushuolto \(öljynvaihtohuolto\)\s*249,00\s€/)
    expect(await service(/^Perushuolto/)).toHaveAccessibleDescription(/249,00\s€/)
  })

  it('RC-06 keeps the step with a lasting reason if the typed code is refused, until it is cleared', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await user.type(await field(), 'eitoimi')
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Etukoodi ei kelpaa')
    expect(await field()).toHaveFocus()
    const [over] = timeouts.mock.calls.find(([, delay]) => delay === 3000) ?? []
    act(() => over?.())
    expect(await field()).toHaveAccessibleDescription('Korjaa etukoodi tai tyhjennä kenttä, niin pääset jatkamaan.')
    expect(screen.queryByRole('heading', { name: 'Varaa aika' })).not.toBeInTheDocument()
    await user.clear(await field())
    expect(await field()).not.toHaveAccessibleDescription()
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(shop.count('saveCampaignCode')).toBe(1)
  })

  it('RC-06 waits for a code that is being saved, and reports a failed save', async () => {
    const { user } = await refusedContinue()
    shop.restore('saveCampaignCode')
    const release = shop.hold('saveCampaignCode')
    await user.click(save())
    expect(save()).toHaveFocus()
    expect(await field()).not.toHaveAccessibleDescription()
    await user.click(primary('Jatka'))
    expect(screen.queryByRole('heading', { name: 'Varaa aika' })).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(shop.count('saveCampaignCode')).toBe(2)
  })

  it('RC-06 drops the reason of a refused Continue once the code is accepted', async () => {
    const { user } = await refusedContinue()
    expect(await field()).toHaveFocus()
    shop.restore('saveCampaignCode')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.'))
    expect(await field()).toHaveValue('')
  })

  it('RC-06 finds no fault in a field that was sent empty, filled and emptied again', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await field())
    await user.keyboard('{Enter}')
    expect(await field()).toHaveAccessibleDescription('Kirjoita etukoodi.')
    await user.keyboard('a{Backspace}')
    expect(await field()).not.toHaveAccessibleDescription()
  })

  it('RC-06 removes a redeemed code and restores the prices', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(/^Perushuolto/))
    await user.type(await field(), 'huolto10{Enter}')
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*224,10\s€/))
    await user.click(await screen.findByRole('button', { name: 'Poista etukoodi' }))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/))
    expect(shop.lastBody('saveCampaignCode')).toEqual({ value: null })
    expect(await panel()).not.toHaveTextContent('Hinta ennen alennusta')
    expect(screen.queryByRole('button', { name: 'Poista etukoodi' })).not.toBeInTheDocument()
    expect(await screen.findByText('Etukoodi on poistettu.')).toBeInTheDocument()
    expect(await field()).toHaveFocus()
  })

  it('RC-06 offers no removal if the server does not announce it or does not answer', async () => {
    for (const answer of [() => HttpResponse.json({ carenceDays: 1 }), () => HttpResponse.json({}, { status: 500 })]) {
      shop.answer('settings', answer)
      const { user, close } = await openStep(shop, 'SERVICES')
      await user.type(await field(), 'huolto10{Enter}')
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.'))
      await waitFor(() => expect(shop.count('settings')).toBeGreaterThan(0))
      expect(screen.queryByRole('button', { name: 'Poista etukoodi' })).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: /^Virhe/ })).not.toBeInTheDocument()
      close()
    }
  })
})

describe('the credit marketing', () => {
  it('SV-12 is shown below the panel, after the option without credit, with all statutory information', async () => {
    await openStep(shop, 'SERVICES')
    const marketing = await screen.findByRole('region', { name: 'Maksa huolto huoltotilillä' })
    expect(within(await panel()).queryByText(/huoltotili/i)).not.toBeInTheDocument()
    expect(marketing).toHaveTextContent(/^.*Voit maksaa palvelut toimipisteessä\..*jopa 12 kuukautta korotonta/)
    for (const words of [
      /todellinen vuosikorko 0 %/,
      /Luoton myöntää Esimerkkipankki Oyj, /,
      /Lainan ottaminen maksaa/,
    ])
      expect(within(marketing).getByText(words)).toBeVisible()
    const link = within(marketing).getByRole('link', { name: 'Lue lisää huoltotilistä (avautuu uuteen välilehteen)' })
    expect(link).toHaveAttribute('href', 'https://bank.example/huoltotili/ehdot')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('SV-12 is hidden if one of its settings is missing', async () => {
    let requested = 0
    let answered = 0
    shop.answer('moduleSetting', async (pass) => {
      const answer = ++requested === 3 ? HttpResponse.json({ value: null }) : await pass()
      answered++
      return answer
    })
    const { user } = await openStep(shop, 'SERVICES')
    await waitFor(() => expect(answered).toBe(3))
    // These requests end after the responses above, so the marketing would be rendered by then.
    await user.click(await service(/^Perushuolto/))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/))
    expect(screen.queryByText(/huoltotili/i)).not.toBeInTheDocument()
  })
})
