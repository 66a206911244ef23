import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { doSteps, remembered } from '../harness/visitors/fill-booking'
import type { TestBrowser } from '../harness/visitors/http-client'
import { chooseWorkplace, openApp, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const NOTICE = 'Varauksesi on tallessa'
const plate = () => screen.findByLabelText(/Rekisterinumero/)
const kilometers = () => screen.findByLabelText(/Mittarilukema/)
const notice = () => screen.findByText(NOTICE)

describe('a reload at the vehicle step', () => {
  let visitor: TestBrowser
  beforeEach(async () => {
    visitor = await shop.visitor('MAINTENANCE')
    for (const [key, value] of Object.entries(remembered(visitor.token(), 'VEHICLE')))
      sessionStorage.setItem(key, value)
  })

  it('RC-07 keeps a begun booking, says so and fills in the vehicle', async () => {
    await doSteps(visitor.api, ['VEHICLE', 'ORGANIZATION', 'SERVICES'])
    const { user } = openApp()
    expect(await notice()).toBeVisible()
    expect(await plate()).toHaveValue('ABC-123')
    expect(await kilometers()).toHaveValue('84500')
    await user.click(primary('Jatka'))
    await chooseWorkplace(user, 'Helsinki Roihupelto')
    expect(await screen.findByRole('checkbox', { name: /^Perushuolto/ })).toBeChecked()
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    expect(shop.count('initSession')).toBe(0)
  })

  it('RC-07 does not overwrite typed text, and ends the booking on request', async () => {
    await doSteps(visitor.api, ['VEHICLE', 'ORGANIZATION', 'SERVICES'])
    const release = shop.hold('getBooking')
    const { user } = openApp()
    await user.type(await plate(), 'KOR-77')
    await waitFor(() => expect(shop.count('getBooking')).toBe(1))
    release()
    expect(await notice()).toBeVisible()
    expect(await plate()).toHaveValue('KOR-77')
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    expect(sessionStorage.getItem('huoltovaraus.session')).toBeNull()
  })

  it('RC-07 says nothing about a booking that has not begun', async () => {
    openApp()
    await waitFor(() => expect(shop.count('getBooking')).toBe(1))
    expect(await plate()).toHaveValue('')
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  })
})
