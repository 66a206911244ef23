import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { chooseProducts, type ProductOptions } from '#features/choose-products'
import { chooseWorkplace } from '#features/choose-workplace'
import { findVehicle } from '#features/find-vehicle'
import { reserveTime } from '#features/reserve-time'
import { apiPort } from '#shared/api/client'
import { compatibleWindshieldWipers } from '#shared/api/contract/services/listings'
import { wizardOf } from '#tests/fixtures/processes'
import { openAt } from '../../harness/screens/module-screens'
import { primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()
const FRONT = 'Pyyhkijänsulat eteen, 65 ja 40 cm'
const REAR = 'Takapyyhkijän sulka'

const processWith = (choice: ProductOptions['choice']) =>
  wizardOf('HOUR_SERVICE', '/tuntihuolto', [
    { name: 'VEHICLE', label: 'Ajoneuvo', ...findVehicle({ withKilometers: false }) },
    { name: 'ORGANIZATION', label: 'Toimipiste', ...chooseWorkplace({ workshops: 'compatible' }) },
    {
      name: 'JOB',
      label: 'Työt',
      ...chooseProducts({
        title: 'Valitse sulat',
        choice,
        list: (get, signal) => get(apiPort)({ compatibleWindshieldWipers }).compatibleWindshieldWipers({}, { signal }),
      }),
    },
    { name: 'TIME', label: 'Aika', ...reserveTime({ withShifts: false }) },
    { name: 'END', label: 'Kiitos', Screen: () => null, preload: async () => {} },
  ])
const openStep = (choice: ProductOptions['choice'] = 'any') => {
  const process = processWith(choice)
  return openAt(shop, process, 'JOB', [process])
}
const time = () => screen.findByRole('heading', { name: 'Varaa aika' })

it('puts any number of products into the order, but not none', async () => {
  const { user } = await openStep()
  await user.click(await screen.findByRole('checkbox', { name: REAR }))
  await user.click(screen.getByRole('checkbox', { name: FRONT }))
  await user.click(screen.getByRole('checkbox', { name: REAR }))
  await user.click(screen.getByRole('checkbox', { name: FRONT }))
  await user.click(primary('Jatka'))
  expect(screen.getAllByText('Valitse vielä yksi vaihtoehdoista.')[0]).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: REAR }))
  await user.click(screen.getByRole('checkbox', { name: FRONT }))
  await user.click(primary('Jatka'))
  expect(await time()).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(FRONT)).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(REAR)).toBeVisible()
})

it('replaces the only product by another one', async () => {
  const { user } = await openStep('one')
  await user.click(await screen.findByRole('radio', { name: REAR }))
  await user.click(screen.getByRole('radio', { name: FRONT }))
  await user.click(primary('Jatka'))
  await time()
  await user.click(screen.getByRole('button', { name: 'Muokkaa: Työt' }))
  expect(await screen.findByRole('radio', { name: FRONT })).toBeChecked()
  expect(screen.getByRole('radio', { name: REAR })).not.toBeChecked()
})

it('takes a refused choice back and says so', async () => {
  const { user } = await openStep()
  shop.fail('addProductsToCart', 500)
  await user.click(await screen.findByRole('checkbox', { name: REAR }))
  expect(await screen.findByText('Valintasi muuttaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: REAR })).not.toBeChecked()
  shop.restore('addProductsToCart')
  await user.click(screen.getByRole('checkbox', { name: REAR }))
  await user.click(primary('Jatka'))
  expect(await time()).toBeVisible()
})

it('says that the list has failed, and loads it again', async () => {
  shop.fail('compatibleWindshieldWipers', 500)
  const { user } = await openStep()
  const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' })
  shop.restore('compatibleWindshieldWipers')
  await user.click(retry)
  expect(await screen.findByRole('checkbox', { name: REAR })).toBeVisible()
})

it('says that the workshop sells nothing of the list', async () => {
  shop.answer('compatibleWindshieldWipers', () => HttpResponse.json([]))
  await openStep()
  expect(await screen.findByRole('heading', { name: 'Palveluja ei löytynyt' })).toBeVisible()
})
