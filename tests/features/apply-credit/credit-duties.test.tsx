import { screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { moduleSetting } from '#server/platform/database/schema/settings'
import { PERSONS } from '#tests/fixtures/credit-application'
import { creditJourneys, idField, region, RED } from '../../harness/screens/credit-page'
import { put } from '../../harness/screens/customer-page'
import { openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
const { apply, openForm } = creditJourneys(shop)

const AD = { name: 'Maksa huolto huoltotilillä' }
const INTERMEDIARY = /^Pohjolan Autohuolto välittää vain Esimerkkipankki Oyj:n luottoja/
const REVIEW = /^Voit pyytää, että ihminen käsittelee päätöksen uudelleen/

const unset = (setting: string) =>
  shop
    .db()
    .delete(moduleSetting)
    .where(and(eq(moduleSetting.module, 'CREDIT_MARKETING'), eq(moduleSetting.setting, setting)))

it('LW-06 the marketing names the intermediary’s duty, and the cash price once something is chosen', async () => {
  const { user } = await openStep(shop, 'SERVICES')
  const ad = within(await screen.findByRole('region', AD))
  expect(ad.getByText(INTERMEDIARY)).toBeVisible()
  expect(ad.queryByText(/^Käteishinta/)).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
  expect(await ad.findByText(whole(/^Käteishinta ilman luottoa on 249,00\s€\.$/))).toBeVisible()
  // The warning follows the offer directly.
  const [offer, warning] = [ad.getByText(/jopa 12 kuukautta/), ad.getByText(/^Huomio!/)]
  expect(offer.closest('p')?.nextElementSibling).toBe(warning)
})

it('LW-06 the terms of the credit name them too', async () => {
  await openForm()
  const ad = within(await region().findByRole('region', AD))
  expect(ad.getByText(INTERMEDIARY)).toBeVisible()
  expect(ad.getByText(whole(/^Käteishinta ilman luottoa on 249,00\s€\.$/))).toBeVisible()
})

it('LW-06 a refusal says how a person reviews it', async () => {
  await apply(PERSONS.rejected)
  expect(await screen.findByText(RED)).toBeVisible()
  expect(await screen.findByText(REVIEW)).toBeVisible()
  // RC-13: the number of the lender can be pressed.
  expect(screen.getByRole('link', { name: '09 555 0190' })).toHaveAttribute('href', 'tel:095550190')
})

it('LW-06 a refusal is as before if the words cannot be loaded', async () => {
  shop.answer('moduleSetting', async (pass) => {
    const asked = shop.lastQuery('moduleSetting')?.get('setting')
    return asked === 'humanReview' ? HttpResponse.json({}, { status: 500 }) : pass()
  })
  await apply(PERSONS.rejected)
  expect(await screen.findByText(/^Hakemusta ei hyväksytty/)).toBeVisible()
  await waitFor(() => expect(shop.lastQuery('moduleSetting')?.get('setting')).toBe('humanReview'))
  expect(screen.queryByText(REVIEW)).toBeNull()
  expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
})

it('LW-06 nothing is marketed if the duties cannot be loaded', async () => {
  shop.answer('moduleSetting', async (pass) => {
    const asked = shop.lastQuery('moduleSetting')?.get('setting')
    return asked === 'intermediary' ? HttpResponse.json({}, { status: 500 }) : pass()
  })
  const { user } = await openStep(shop, 'SERVICES')
  await waitFor(() =>
    expect(shop.sent('moduleSetting').map(({ query }) => query.get('setting'))).toContain('intermediary'),
  )
  await user.click(await screen.findByRole('checkbox', { name: /^Perushuolto/ }))
  expect(await screen.findByText('1 valittu')).toBeVisible()
  expect(screen.queryByRole('region', AD)).toBeNull()
})

it('LW-06 without its settings the block and a refusal are as before', async () => {
  for (const setting of ['intermediary', 'cashPrice', 'humanReview']) await unset(setting)
  const { user } = await openForm()
  const ad = await screen.findByRole('region', AD)
  expect(ad).toHaveTextContent(/todellinen vuosikorko/)
  expect(ad).not.toHaveTextContent(/välittää|Käteishinta/)
  await put(user, idField(), PERSONS.rejected)
  await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
  expect(await screen.findByText(/^Hakemusta ei hyväksytty/)).toBeVisible()
  await waitFor(() => expect(shop.lastQuery('moduleSetting')?.get('setting')).toBe('humanReview'))
  expect(screen.queryByText(REVIEW)).toBeNull()
})
