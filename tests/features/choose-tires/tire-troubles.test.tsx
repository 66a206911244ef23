/** Failures and races of the tire questions. The answers on screen match the cart, or an error is shown. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingStore } from '#entities/booking'
import { getBooking } from '#shared/api/contract/booking/current'
import { freeTimes, reserveTime } from '#shared/api/contract/time/slots'
import { apiPort } from '#shared/api/client'
import type { OpenedApp } from '../../harness/screens/render-app'
import { chooseWorkplace, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import {
  AND_CHANGE,
  answer,
  answers,
  CHANGE,
  CHANGE_ONLY,
  expectOrdered,
  HOTEL,
  IN_HOTEL,
  LEAVES,
  NEW,
  questions,
} from '../../harness/screens/tires'
import { whole } from '../../harness/screens/whole'

const shop = openShop()

const open = (plate = 'ABC-123') => openStep(shop, 'TIRES', { process: 'TIRE_CHANGE', plate })
const calls = { freeTimes, getBooking, reserveTime }
/** Ids of the products in the server's cart. */
async function booked({ get }: OpenedApp): Promise<unknown[]> {
  const { order_items: items } = await get(apiPort)(calls).getBooking({})
  return items.map(({ product }) => product.id)
}
const time = () => screen.queryByRole('heading', { name: 'Varaa aika' })
const alerts = () => screen.queryAllByRole('alert')

describe('pending cart changes', () => {
  it('TI-07 TI-08 restores an answer sent just before a reload, before the step continues', async () => {
    const first = await open()
    await answer(CHANGE_ONLY)
    const release = shop.hold('addProductsToCart')
    await answers(first.user, CHANGE_ONLY)
    await waitFor(() => expect(shop.count('addProductsToCart')).toBe(1))
    first.close()
    const again = openApp({ path: '/renkaanvaihto' })
    expect(await answer(CHANGE_ONLY)).not.toBeChecked()
    release()
    await waitFor(async () => expect(await booked(again)).toEqual([2001]))
    await again.user.click(primary('Jatka'))
    await waitFor(async () => expect(await answer(CHANGE_ONLY)).toBeChecked())
    expect(time()).not.toBeInTheDocument()
    await again.user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(await booked(again)).toEqual([2001])
  })

  it('TI-07 restores an answer sent just before the step was left', async () => {
    const app = await open()
    const { user } = app
    await answer(CHANGE_ONLY)
    const release = shop.hold('addProductsToCart')
    await answers(user, CHANGE_ONLY)
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await chooseWorkplace(user, 'Helsinki Roihupelto')
    expect(await screen.findByText(whole('Haetaan rengaspalveluja…', 'p.visually-hidden'))).toBeInTheDocument()
    release()
    expect(await answer(CHANGE_ONLY)).toBeChecked()
    expect(await booked(app)).toEqual([2001])
  })

  it('TI-08 stays on the step if an answer changes after Continue', async () => {
    const { user } = await open()
    await answer(CHANGE_ONLY)
    const release = shop.hold('addProductsToCart')
    await answers(user, CHANGE_ONLY)
    await user.click(primary('Jatka'))
    await answers(user, HOTEL)
    release()
    await expectOrdered()
    await waitFor(() => expect(primary('Jatka')).toBeDisabled())
    expect([time(), questions().length]).toEqual([null, 2])
  })

  it('TI-08 waits for the answers given before a reload, however slowly they load', async () => {
    const { user, close } = await open()
    await answers(user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    close()
    const release = shop.hold('tireChangeProducts')
    openApp({ path: '/renkaanvaihto' })
    expect(await screen.findByText(whole('Haetaan rengaspalveluja…', 'p.visually-hidden'))).toBeVisible()
    expect(primary('Jatka')).toBeDisabled()
    release()
    expect(await answer(LEAVES)).toBeChecked()
  })
})

describe('failures', () => {
  it('TI-01 clears the error of an answer that was replaced', async () => {
    shop.fail('addProductsToCart', 500)
    const { user } = await open()
    await answers(user, CHANGE_ONLY)
    await waitFor(() => expect(alerts()).toHaveLength(1))
    await answers(user, HOTEL)
    expect(alerts()).toEqual([])
    shop.restore('addProductsToCart')
    await answers(user, LEAVES)
    await expectOrdered(NEW)
  })

  it('TI-03 preselects nothing if all customers get the same product', async () => {
    shop.answer('tireChangeProducts', async (pass) => {
      const products = await (await pass()).json()
      return Response.json({ ...products, tireHotelNewCustomerProduct: products.tireHotelExistingCustomerProduct })
    })
    const { user } = await open('KOR-77')
    await answers(user, HOTEL)
    expect(await answer(IN_HOTEL)).not.toBeChecked()
  })

  it('SV-11 keeps the questions if reloading the prices fails', async () => {
    const { user } = await open()
    await answers(user, CHANGE_ONLY)
    await expectOrdered(CHANGE)
    shop.fail('tireChangeProducts', 500)
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'talvi15{Enter}')
    await waitFor(() => expect(shop.count('tireChangeProducts')).toBe(2))
    await screen.findAllByText(whole('Etukoodi TALVI15 on käytössä.'))
    expect(await answer(CHANGE_ONLY)).toBeChecked()
  })

  it('SV-11 recovers from a failed load when a discount code reloads the products', async () => {
    shop.fail('tireChangeProducts', 500)
    const { user } = await open()
    await screen.findByText('Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.')
    shop.restore('tireChangeProducts')
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'talvi15{Enter}')
    expect(await answer(CHANGE_ONLY)).toBeEnabled()
  })
})

it('TI-07 TI-11 adopts the cart of another tab that has reserved a time', async () => {
  const app = await open()
  const { user, get } = app
  await answers(user, HOTEL, LEAVES, AND_CHANGE)
  await expectOrdered(NEW, CHANGE)
  const api = get(apiPort)(calls)
  const [day] = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const [slot] = day?.calendarSlots ?? []
  await api.reserveTime({
    query: {
      reservation: `${slot?.startTime}|${slot?.endTime}`,
      timeSelectionType: 'USE_ORGANIZATION_SETTING',
      workshiftPosition: 'MORNING',
    },
  })
  await answers(user, CHANGE_ONLY)
  await waitFor(() => expect(get(bookingStore).isLocked).toBe(true))
  await waitFor(async () => expect(await answer(AND_CHANGE)).toBeChecked())
  expect(await answer(CHANGE_ONLY)).not.toBeChecked()
  expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.', { selector: 'main *' })).not.toBeInTheDocument()
  expect(await booked(app)).toEqual([2003, 2001])
})
