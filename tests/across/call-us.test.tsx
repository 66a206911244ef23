// Slices: choose-workplace, finish-booking, organization, reserve-time
/** Texts that invite to call give the number, and others say nothing of calling (RC-13). */
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openCustomer } from '../harness/screens/customer-page'
import { openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

/** Removes the workshop's number from the booking. */
const forgetNumber = (): void =>
  shop.answer('getBooking', async (pass) => {
    const booking = await (await pass()).json()
    return HttpResponse.json({ ...booking, organization: { ...booking.organization, phone_number: undefined } })
  })
const failToSave = async (): Promise<HTMLElement> => {
  shop.fail('saveBooking', 500)
  const { user } = await openCustomer(shop)
  await user.click(primary('Lähetä varaus'))
  const words = await screen.findByText(/^Tietosi ovat tallessa/)
  return words.closest('p') ?? words
}

describe('a text that invites to call', () => {
  it("RC-13 links the workshop's number after a failed save", async () => {
    expect(await failToSave()).toHaveTextContent(/Soita, niin autamme: 09 555 0101$/)
    expect(screen.getByRole('link', { name: '09 555 0101' })).toHaveAttribute('href', 'tel:095550101')
    expect(shop.sent('moduleSetting').filter(({ query }) => query.get('module') === 'CUSTOMER_SERVICE')).toEqual([])
  })

  it("RC-13 links the customer service's number if the workshop has none", async () => {
    forgetNumber()
    await failToSave()
    expect(await screen.findByRole('link', { name: '09 555 0100' })).toHaveAttribute('href', 'tel:095550100')
  })

  it.each([
    ['unset', () => shop.answer('moduleSetting', () => HttpResponse.json({ value: null }))],
    ['not readable', () => shop.fail('moduleSetting', 500)],
  ])('RC-13 says nothing of calling if the number is %s', async (_, lose) => {
    forgetNumber()
    lose()
    expect(await failToSave()).toHaveTextContent(/uudelleen\.$/)
    expect(screen.queryByText(/Soita,/)).toBeNull()
    expect(screen.queryAllByText('Palvelussa tapahtui odottamaton häiriö.')).toEqual([])
  })

  it("RC-13 links the customer service's number if no workshop suits the vehicle", async () => {
    shop.answer('compatibleOrganizations', () => HttpResponse.json([]))
    await openStep(shop, 'ORGANIZATION')
    const link = await screen.findByRole('link', { name: '09 555 0100' })
    expect(link.closest('p')).toHaveTextContent('Tarkista ajoneuvon tiedot. Soita, niin autamme: 09 555 0100')
  })
})
