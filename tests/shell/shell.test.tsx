// Slices: info-text
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { sessionStore } from '#entities/session'
import { wizardStore } from '#entities/process'
import { openApp, openStep } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { whole } from '../harness/screens/whole'

const shop = openShop()

const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Ajanvaraukset' })).getByText(whole(name))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Murupolku' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const MAINTENANCE_INFO = /^Varaa huolto muutamassa minuutissa/

describe('routes and shell', () => {
  it.each(['/', '/nowhere', '/huolto/'])('RT-01 redirects %s to the maintenance booking', async (path) => {
    openApp({ path })
    expect(await heading('Huollon ajanvaraus')).toBeVisible()
    expect(window.location.pathname.replace(/\/$/, '')).toBe('/huolto')
  })

  it('RT-01 RT-16 keeps the query string on redirect', async () => {
    openApp({ path: '/?organizationId=4&usedFrontEnd=KIOSK' })
    await heading('Huollon ajanvaraus')
    expect(window.location.search).toBe('?organizationId=4&usedFrontEnd=KIOSK')
    await waitFor(() => expect(shop.lastQuery('initSession')?.get('organizationId')).toBe('4'))
  })

  it.each([
    ['RT-02', '/huolto', 'Huollon ajanvaraus', 'Ajoneuvo – Huollon ajanvaraus'],
    ['RT-03', '/renkaanvaihto', 'Rengaspalvelut / Renkaanvaihdon ajanvaraus', 'Ajoneuvo – Renkaanvaihdon ajanvaraus'],
    ['RT-04', '/peruutus', 'Lähetä muutos- tai peruutuspyyntö', 'Lähetä muutos- tai peruutuspyyntö'],
  ])('RT-02 RT-03 RT-04 %s: %s shows its heading and title', async (_, path, name, title) => {
    openApp({ path })
    expect(await heading(name)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toBe(`${title} | Pohjolan Autohuolto`)
  })

  it('RT-04 opening the cancel form clears the active process and opens a session of its own', async () => {
    const { user, get } = await openStep(shop, 'ORGANIZATION')
    await screen.findByRole('heading', { name: 'Valitse toimipiste' })
    await user.click(tab('Varauksen muokkaus/peruutus'))
    await heading('Lähetä muutos- tai peruutuspyyntö')
    expect(get(wizardStore).process).toBeNull()
    expect(window.sessionStorage.getItem('huoltovaraus.wizard')).toBeNull()
    await get(sessionStore).ensure()
    expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('CANCEL_FORM')
    await user.click(tab('Huollon ajanvaraus'))
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
  })

  it('RT-05 marks the tab of the active route', async () => {
    const { user } = openApp()
    await heading('Huollon ajanvaraus')
    const tabs = within(screen.getByRole('navigation', { name: 'Ajanvaraukset' })).getAllByRole('link')
    // Processes that a chain adds come after these (npm run new:process).
    expect(tabs.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Huollon ajanvaraus',
      'Renkaanvaihdon ajanvaraus',
      'Varauksen muokkaus/peruutus',
    ])
    const current = () => tabs.slice(0, 3).map((link) => link.getAttribute('aria-current'))
    expect(current()).toEqual(['page', null, null])
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await heading('Rengaspalvelut / Renkaanvaihdon ajanvaraus')
    expect(current()).toEqual([null, 'page', null])
  })

  it('RT-08 links the breadcrumb to the home page, the service and the open page', async () => {
    const { user } = openApp({
      config: '{"brand": {"url": "https://ketju.fi", "serviceUrl": "https://ketju.fi/huolto"}}',
    })
    await heading('Huollon ajanvaraus')
    const fixed = ['Etusivu https://ketju.fi', 'Huolto https://ketju.fi/huolto']
    expect(crumbs()).toEqual([...fixed, 'Huollon ajanvaraus /huolto'])
    await user.click(tab('Varauksen muokkaus/peruutus'))
    await heading('Lähetä muutos- tai peruutuspyyntö')
    expect(crumbs()).toEqual([...fixed, 'Varauksen muokkaus/peruutus /peruutus'])
  })

  it('RT-07 links the logo to the configured site', async () => {
    openApp({ config: '{"brand": {"name": "Ketju", "url": "https://ketju.fi/"}}' })
    const logo = await screen.findByRole('link', { name: 'Ketju – siirry verkkosivuille' })
    expect(logo).toHaveAttribute('href', 'https://ketju.fi/')
  })

  it('RT-07 shows only the configured links in the footer', async () => {
    const { close } = openApp({ config: '{"links": {"privacy": "https://ketju.fi/tietosuoja", "terms": "/ehdot"}}' })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tietosuojaseloste', 'https://ketju.fi/tietosuoja'],
      ['Saavutettavuusseloste', '/saavutettavuus'],
      ['Evästeasetukset', '#evasteasetukset'],
      ['Varausehdot', '/ehdot'],
    ])
    close()
    const another = openApp()
    const bare = within(await screen.findByRole('contentinfo'))
    expect(bare.getByText(/^© \d{4} Pohjolan Autohuolto$/)).toBeVisible()
    expect(bare.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Saavutettavuusseloste',
      'Evästeasetukset',
    ])
    another.close()
    openApp({ config: '{"links": {"accessibility": "https://ketju.fi/seloste"}}' })
    expect(await screen.findByRole('link', { name: 'Saavutettavuusseloste' })).toHaveAttribute(
      'href',
      'https://ketju.fi/seloste',
    )
  })

  it('RT-09 renders the live region before the first notification, so that screen readers announce it', async () => {
    openApp()
    await heading('Huollon ajanvaraus')
    expect(document.querySelectorAll('section > [aria-live]')).toHaveLength(1)
  })

  it('RT-14 formats mileage with a thousands separator', async () => {
    await openStep(shop, 'ORGANIZATION')
    expect(await screen.findByText('84\u00a0500 km', { normalizer: (text) => text })).toBeVisible()
  })
})

describe('the info text of a tab', () => {
  it('RT-06 is fetched once for all tabs and steps, and differs by tab', async () => {
    const { user } = openApp()
    expect(await screen.findByText(MAINTENANCE_INFO)).toBeVisible()
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    expect(await screen.findByText(/^Varaa aika renkaiden kausivaihtoon/)).toBeVisible()
    await user.click(tab('Varauksen muokkaus/peruutus'))
    expect(await screen.findByText(/^Voit pyytää varauksesi siirtämistä/)).toBeVisible()
    expect(shop.count('infoTextSettings')).toBe(1)
    expect(shop.lastQuery('infoTextSettings')?.get('organizationId')).toBe('1')
  })

  it('RT-06 is expanded on the first step, and collapsed from the second on', async () => {
    const { close } = openApp()
    expect((await screen.findByText(MAINTENANCE_INFO)).closest('details')).toBeNull()
    close()
    await openStep(shop, 'ORGANIZATION')
    const folded = (await screen.findByText(MAINTENANCE_INFO)).closest('details')
    expect(folded).not.toHaveAttribute('open')
    expect(within(folded ?? document.body).getByText('Tietoa ajanvarauksesta')).toBeVisible()
  })

  it('RT-06 is shown if the visitor changes the tab before the first session is open', async () => {
    const release = shop.hold('initSession')
    const { user } = openApp()
    await heading('Huollon ajanvaraus')
    await waitFor(() => expect(shop.count('initSession')).toBe(1))
    await user.click(tab('Renkaanvaihdon ajanvaraus'))
    await heading('Rengaspalvelut / Renkaanvaihdon ajanvaraus')
    release()
    expect(await screen.findByText(/^Varaa aika renkaiden kausivaihtoon/)).toBeVisible()
  })

  it('RT-06 leaves no gap if the tab has no text', async () => {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    shop.answer('infoTextSettings', async () => {
      await gate
      return HttpResponse.json([])
    })
    openApp()
    await heading('Huollon ajanvaraus')
    const placeholder = () => document.querySelector('[data-info-text="maintenanceProcessInfo"]')
    expect(placeholder()).toBeEmptyDOMElement()
    release()
    await waitFor(() => expect(placeholder()).toBeNull())
  })

  it('RT-06 may fail to load without affecting the booking', async () => {
    shop.fail('infoTextSettings', 500)
    const { user } = openApp()
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Mittarilukema/), '1')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
  })
})
