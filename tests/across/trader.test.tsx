// Slices: enter-customer, shell
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openStep } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { whole } from '../harness/screens/whole'

const shop = openShop()

const WHOLE = {
  company: {
    name: 'Korjaamo Öhman Oy',
    businessId: '1234567-8',
    address: 'Katu 1, 00100 Helsinki',
    phone: '09 555 0199',
    email: 'apua@ketju.example',
  },
  links: { terms: '/ehdot', privacy: 'https://ketju.example/tietosuoja' },
}
const LINE = 'Korjaamo Öhman Oy, Y-tunnus 1234567-8, Katu 1, 00100 Helsinki, 09 555 0199, apua@ketju.example'

/** The order panel of wide screens and the bottom bar of narrow ones. */
async function openCustomerStep(config: object): Promise<{ panel: HTMLElement; bar: HTMLElement }> {
  await openStep(shop, 'CUSTOMER', {}, JSON.stringify(config))
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  const [panel, bar] = await screen.findAllByRole('region', { name: 'Varauksesi' })
  if (!panel || !bar) throw new Error('no panel or no bar')
  return { panel, bar }
}

it('LW-01 names the trader and its terms right above the button that sends the booking', async () => {
  const panel = within((await openCustomerStep(WHOLE)).panel)
  const [trader, privacy, terms] = [
    panel.getByText(whole(`Palvelun tarjoaa ${LINE}.`)),
    panel.getByText(/^Lue/),
    panel.getByText(/^Lähettämällä varauksen hyväksyt/),
  ]
  expect(trader).toBeVisible()
  const [submit] = panel.getAllByRole('button', { name: 'Lähetä varaus' })
  for (const [above, below] of [
    [panel.getByText('Hinta-arvio yhteensä'), trader],
    [trader, privacy],
    [privacy, terms],
    [terms, submit],
  ] as const)
    expect(above.compareDocumentPosition(below ?? above)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(panel.getByRole('link', { name: '09 555 0199' })).toHaveAttribute('href', 'tel:095550199')
  expect(panel.getByRole('link', { name: 'apua@ketju.example' })).toHaveAttribute('href', 'mailto:apua@ketju.example')
  // A new tab, because unsaved details would be lost.
  for (const [name, href] of [
    [/^varausehdot/, '/ehdot'],
    [/^tietosuojaseloste/, 'https://ketju.example/tietosuoja'],
  ] as const) {
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(panel.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

it('LW-01 has the terms in the bottom bar and the trader at the end of the page of a phone', async () => {
  const { bar } = await openCustomerStep(WHOLE)
  expect(bar).toHaveTextContent(/^Lähettämällä varauksen hyväksyt varausehdot \(avautuu uuteen välilehteen\)\./)
  const traders = screen.getAllByText(/^Palvelun tarjoaa/)
  expect(traders).toHaveLength(2)
  const payment = screen.getByRole('radiogroup', { name: 'Maksutapa' })
  expect(traders.some((one) => payment.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true)
})

it('LW-01 has the company in the footer of every page', async () => {
  for (const path of ['/huolto', '/peruutus', '/saavutettavuus']) {
    const { close } = openApp({ path, config: JSON.stringify(WHOLE) })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(whole(LINE))).toBeVisible()
    close()
  }
})

it('LW-01 shows what is configured and nothing else', async () => {
  const { panel } = await openCustomerStep({ company: { name: 'Korjaamo Öhman Oy' } })
  expect(within(panel).getByText(whole('Palvelun tarjoaa Korjaamo Öhman Oy.'))).toBeVisible()
  expect(panel).not.toHaveTextContent(/hyväksyt|Y-tunnus|tietosuojaseloste/)
})

it('LW-01 is as before without a company and links', async () => {
  const { panel } = await openCustomerStep({})
  expect(panel).not.toHaveTextContent(/Palvelun tarjoaa|hyväksyt|tietosuojaseloste/)
  expect(within(panel).queryAllByRole('link')).toEqual([])
  expect(within(screen.getByRole('contentinfo')).queryByText(/Y-tunnus/)).toBeNull()
})
