import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moduleFaults, openApp, openAt, openShop, primary } from 'huoltovaraus/module/test'
import { processes } from './index'

const shop = openShop()
/** The button stands in the panel of wide screens and in the bar of narrow ones. */
const next = () => primary('Jatka')
const [inspection] = processes
if (!inspection) throw new Error('the package has a process')

it('PM-05 has the texts, paths and steps of a process', () => {
  expect(moduleFaults(processes).filter((fault) => !fault.endsWith('is not registered'))).toEqual([])
})

it('PM-05 asks for the kind, and puts it and the inspection into the booking', async () => {
  const { user } = await openAt(shop, inspection, 'INSPECTION_KIND', processes)
  await screen.findByRole('radio', { name: 'Jälkitarkastus' })
  await user.click(next())
  expect(shop.count('setProductParameter')).toBe(0)
  await user.click(await screen.findByRole('radio', { name: 'Jälkitarkastus' }))
  await user.click(next())
  expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  expect(shop.lastQuery('setProductParameter')?.get('value')).toBe('follow_up')
  expect(shop.lastBody('addProductsToCart')).toMatchObject([{ productId: 305 }])
  expect(screen.getByText('Jälkitarkastus')).toBeVisible()
})

it('PM-05 keeps the kind over a change of mind, and orders the inspection once', async () => {
  const { user } = await openAt(shop, inspection, 'INSPECTION_KIND', processes)
  await user.click(await screen.findByRole('radio', { name: 'Jälkitarkastus' }))
  await user.click(next())
  await screen.findByRole('heading', { name: 'Varaa aika' })
  await user.click(screen.getByRole('button', { name: 'Muokkaa: Katsastuslaji' }))
  expect(await screen.findByRole('radio', { name: 'Jälkitarkastus' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Rekisteröintikatsastus' }))
  await user.click(next())
  await screen.findByRole('heading', { name: 'Varaa aika' })
  expect(shop.count('addProductsToCart')).toBe(1)
  expect(screen.getByText('Rekisteröintikatsastus')).toBeVisible()
})

it('PM-05 says that the kind could not be saved, and keeps it for another press', async () => {
  const { user } = await openAt(shop, inspection, 'INSPECTION_KIND', processes)
  shop.fail('setProductParameter', 500)
  await user.click(await screen.findByRole('radio', { name: 'Jälkitarkastus' }))
  await user.click(next())
  expect(await screen.findByText('Katsastuslajin tallentaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
  shop.restore('setProductParameter')
  await user.click(next())
  expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
})

it('PM-05 says that the list of services failed, with a way on', async () => {
  shop.fail('additionalServices', 500)
  const { user } = await openAt(shop, inspection, 'INSPECTION_KIND', processes)
  const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' })
  shop.restore('additionalServices')
  await user.click(retry)
  expect(await screen.findByRole('radio', { name: 'Määräaikaiskatsastus' })).toBeVisible()
})

it('PM-01 has a tab of its own', async () => {
  openApp({ path: inspection.path, definitions: processes })
  expect(await screen.findByRole('heading', { level: 1, name: 'Varaa katsastus' })).toBeVisible()
})
