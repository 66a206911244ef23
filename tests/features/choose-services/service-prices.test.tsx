import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

/** Opens a category and returns the row of one service in it. */
async function row(user: { click: (element: Element) => Promise<void> }, category: RegExp, name: RegExp) {
  await user.click(await screen.findByRole('button', { name: category }))
  const checkbox = await screen.findByRole('checkbox', { name })
  const found = checkbox.closest('div')
  if (!found) throw new Error('a service has no row')
  return found
}
const summary = () => findPart('Palvelut')

describe('prices of services', () => {
  it('SV-14 shows a campaign with its normal price struck through', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    const winter = await row(user, /^Kausitarkastukset/, /^Talvitarkastus/)
    expect(winter).toHaveTextContent(/39,00\s€/)
    const struck = winter.querySelector('s')
    expect(struck).toHaveTextContent(/^Normaalihinta\s*59,00\s€$/)
  })

  it('SV-14 shows no struck price without a campaign', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    const brakes = await row(user, /^Jarrut/, /^Jarrunesteen vaihto/)
    expect(brakes).toHaveTextContent(/95,00\s€/)
    expect(brakes.querySelector('s')).toBeNull()
  })

  it('SV-14 shows an undefined price as text, never as 0 €, also in the estimate', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    const rust = await row(user, /^Alusta ja ohjaus/, /^Ruostesuojaus/)
    expect(rust).toHaveTextContent('Hinta sovitaan')
    await user.click(await screen.findByRole('checkbox', { name: /^Ruostesuojaus/ }))
    const panel = await screen.findByRole('region', { name: 'Valitut palvelut' })
    await waitFor(() => expect(panel).toHaveTextContent('Kaikille valituille palveluille ei ole hinta-arviota.'))
    expect(panel).not.toHaveTextContent(/0,00/)
  })

  it('SV-14 distinguishes a free service from one without a price', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    expect(await row(user, /^Kausitarkastukset/, /^Lomatarkastus/)).toHaveTextContent('Maksuton')
  })

  it('SV-13 shows the services with prices and estimate in the summary, and can be reopened', async () => {
    const { user } = await openStep(shop, 'TIME', { products: [101, 303] })
    const card = await summary()
    expect(card).toHaveTextContent(/Perushuolto \(öljynvaihtohuolto\)\s*249,00\s€/)
    expect(card).toHaveTextContent(/Ulkopesu\s*Pesutapa: ei valittu\s*25,00\s€/)
    expect(card).toHaveTextContent(/Hinta-arvio yhteensä\s*274,00\s€/)
    await user.click(within(card).getByRole('button', { name: 'Muokkaa: Palvelut' }))
    expect(await screen.findByRole('checkbox', { name: /^Perushuolto/ })).toBeChecked()
  })

  it('SV-13 shows in the summary that nothing was selected', async () => {
    await openStep(shop, 'TIME', { products: [] })
    expect(await summary()).toHaveTextContent('Ei valittuja palveluja')
  })
})
