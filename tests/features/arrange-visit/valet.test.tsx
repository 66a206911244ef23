import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { axeFaults } from '../../harness/screens/axe'
import { fetchCars } from '../../harness/database/fetch-cars'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()
beforeEach(async () => {
  await fetchCars(shop.db())
  await shop.db().execute(sql`delete from reservation`)
})

const ADDRESS = 'Testikatu 1, 00100 Helsinki'
const section = () => screen.findByRole('group', { name: 'Kuljettajapalvelu' })
const offer = () => screen.findByLabelText('Haemme autosi ja tuomme sen takaisin')
const slot = (start: string) => screen.findByLabelText(`Valitse aika klo ${start}`)
const field = (name: RegExp) => screen.getByLabelText(name)
const options = (name: RegExp) => within(field(name)).getAllByRole('option')
const customer = () => screen.findByRole('heading', { name: 'Omat tiedot' })
const sentBody = (call: 'setBiilaPickupTime' | 'setBiilaReturnTime') => shop.lastBody(call)

/** Ticks the service for a visit of the first free day, Tuesday 24.11.2026, from 9.00 to 10.30. */
async function ticked() {
  const opened = await openStep(shop, 'TIME')
  await opened.user.click(await slot('9.00'))
  await opened.user.click(await offer())
  return opened
}

describe('picking up and bringing back the car', () => {
  it('PU-01 offers windows that fit the visit, and saves them with the address after the time is reserved', async () => {
    const { user } = await ticked()
    expect(await section()).toHaveTextContent(/59,00\s€/)
    expect(options(/^Haemme auton/).map((one) => one.textContent)).toEqual([
      'ti 24.11.2026 klo 7.00–8.00',
      'ti 24.11.2026 klo 8.00–9.00',
    ])
    expect(options(/^Palautamme auton/)[0]).toHaveTextContent('ti 24.11.2026 klo 13.00–14.00')
    expect(field(/^Haemme auton/)).toHaveDisplayValue('ti 24.11.2026 klo 8.00–9.00')
    expect(await axeFaults()).toEqual([])

    await user.click(primary('Jatka'))
    expect(field(/^Nouto-osoite/)).toHaveFocus()
    expect(field(/^Nouto-osoite/)).toHaveAccessibleDescription('Anna katuosoite, postinumero ja paikkakunta.')
    expect(shop.count('reserveTime')).toBe(0)

    await user.paste(ADDRESS)
    await user.selectOptions(field(/^Palautamme auton/), 'ti 24.11.2026 klo 15.00–16.00')
    await user.click(primary('Jatka'))
    await customer()
    expect(sentBody('setBiilaPickupTime')).toEqual({ wantedDate: '2026-11-24T08:00:00' })
    expect(sentBody('setBiilaReturnTime')).toEqual({ wantedDate: '2026-11-24T15:00:00' })
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(`Haemme auton: ti 24.11.2026 klo 8.00–9.00, ${ADDRESS}`)
    expect(main).toHaveTextContent(`Palautamme auton: ti 24.11.2026 klo 15.00–16.00, ${ADDRESS}`)
    expect(main).toHaveTextContent('Auton nouto- ja palautuspalvelu')
    // Personal data stays out of addresses.
    expect(shop.sent('setProductParameter').map(({ query }) => query.toString())).toEqual(['', ''])
  })

  it('PU-01 takes another address for the return, and gives everything up when unticked', async () => {
    const { user, close } = await ticked()
    await user.click(field(/^Nouto-osoite/))
    await user.paste(ADDRESS)
    await user.click(field(/samaan osoitteeseen/))
    await user.click(primary('Jatka'))
    expect(field(/^Palautusosoite/)).toHaveFocus()
    await user.paste('Toinen katu 22 B 3, 00200 Espoo')
    await user.click(primary('Jatka'))
    await customer()
    expect(screen.getByRole('main')).toHaveTextContent('klo 13.00–14.00, Toinen katu 22 B 3, 00200 Espoo')
    await user.click(screen.getByRole('button', { name: 'Vaihda aika' }))
    expect(await offer()).toBeChecked()
    expect(await screen.findByLabelText(/^Palautusosoite/)).toHaveValue('Toinen katu 22 B 3, 00200 Espoo')
    await user.click(await offer())
    await user.click(primary('Jatka'))
    await customer()
    expect(screen.getByRole('main')).not.toHaveTextContent('Haemme auton')
    expect(screen.getByRole('main')).not.toHaveTextContent('palautuspalvelu')
    close()
  })

  it('PU-01 says when a chosen window was taken, offers the others and keeps the reserved time', async () => {
    const { user } = await ticked()
    await user.click(field(/^Nouto-osoite/))
    await user.paste(ADDRESS)
    shop.answer('setBiilaPickupTime', () => HttpResponse.json({ code: 'TIME_NOT_OFFERED' }, { status: 409 }))
    await user.click(primary('Jatka'))
    await waitFor(async () =>
      expect(within(await section()).getByRole('alert')).toHaveTextContent(
        /aika on varattu sinulle.*noutoaika|palautusaika ehdittiin varata/,
      ),
    )
    expect(shop.count('biilaTimes')).toBe(2)
    shop.restore('setBiilaPickupTime')
    await user.click(primary('Jatka'))
    await customer()
  })

  it('PU-01 works with a server that knows the calls of the contract only', async () => {
    const without = (fields: readonly string[]) => async (pass: () => Promise<Response>) => {
      const told: object = await (await pass()).json()
      return HttpResponse.json(Object.fromEntries(Object.entries(told).filter(([name]) => !fields.includes(name))))
    }
    shop.answer('biilaTimes', without(['product', 'windowMinutes']))
    shop.answer('getBooking', without(['biila', 'replacement_car']))
    const { user } = await ticked()
    expect(options(/^Haemme auton/).at(-1)).toHaveTextContent('ti 24.11.2026 klo 9.00')
    await user.click(field(/^Nouto-osoite/))
    await user.paste(ADDRESS)
    await user.click(primary('Jatka'))
    // Without windows' lengths the last one would end after the visit has begun.
    await screen.findByText(/Valitsemasi nouto- tai palautusaika/)
    await waitFor(() => expect(field(/^Haemme auton/)).toBeEnabled())
    await user.selectOptions(field(/^Haemme auton/), 'ti 24.11.2026 klo 8.00')
    await user.click(primary('Jatka'))
    await customer()
    expect(screen.getByRole('main')).toHaveTextContent(`Haemme auton: ${ADDRESS}`)
    expect(shop.count('addProductsToCart')).toBe(0)
  })

  it('PU-01 asks for no delivery option of a day reservation, because the workshop fetches the car', async () => {
    const { user } = await openStep(shop, 'TIME', { products: [102] })
    await user.click(await screen.findByLabelText(/^perjantai 27.11., päivävaraus/))
    const delivery = await screen.findByLabelText('Odotan aamulla toimipisteessä huollon ajan', { selector: 'input' })
    expect(delivery).toBeEnabled()
    await user.click(await offer())
    expect(delivery).toBeDisabled()
    expect(delivery).toHaveAccessibleDescription(/^Haemme autosi ja tuomme sen takaisin/)
    // The work takes three hours.
    await user.selectOptions(field(/^Haemme auton/), 'pe 27.11.2026 klo 9.00–10.00')
    expect(options(/^Palautamme auton/)[0]).toHaveTextContent('pe 27.11.2026 klo 13.00–14.00')
  })

  it('PU-01 asks for a time first, and says if no window fits the visit', async () => {
    const { user } = await openStep(shop, 'TIME')
    await user.click(await offer())
    expect(await section()).toHaveTextContent('Valitse ensin käynnin aika.')
    await user.click(await slot('7.00'))
    expect(await section()).toHaveTextContent('Mikään vapaa noutoaika ei sovi valitsemaasi käyntiin.')
    await user.click(primary('Jatka'))
    expect(shop.count('reserveTime')).toBe(0)
    await user.click(await slot('9.00'))
    expect(field(/^Haemme auton/)).toBeVisible()
  })

  it.each([
    ['does not have the call', () => shop.fail('biilaTimes', 404)],
    ['fails', () => shop.fail('biilaTimes', 500)],
    ['answers empty', () => shop.answer('biilaTimes', () => HttpResponse.json({}))],
  ])('PU-01 shows nothing if the server %s', async (_, arrange) => {
    arrange()
    const { user } = await openStep(shop, 'TIME')
    await user.click(await slot('9.00'))
    await waitFor(() => expect(shop.count('biilaTimes')).toBeGreaterThan(0))
    expect(screen.queryByText('Kuljettajapalvelu')).not.toBeInTheDocument()
    await user.click(primary('Jatka'))
    await customer()
    expect(shop.count('setProductParameter')).toBe(0)
  })
})

describe('a replacement car', () => {
  it('PU-02 says how many there are, shows only days with a free one, and its price for the visit', async () => {
    await shop.db().execute(sql`update organization set replacement_cars = 1 where id = 1`)
    const taker = await shop.visitor('MAINTENANCE')
    await taker.api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
    await taker.api.setActiveOrganization({ query: { organizationId: 1 } })
    const body = [101, 301].map((productId) => ({ productId, provider: '', amount: 1 }))
    await taker.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    const query = {
      reservation: '2026-11-24T09:00:00|2026-11-24T10:30:00',
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: 'MORNING',
    } as const
    expect((await taker.api.reserveTime({ query })).responseCode).toBe('SUCCESS')

    const { user } = await openStep(shop, 'TIME', { products: [101, 301] })
    // The only car is out on Tuesday.
    expect(await screen.findByRole('button', { name: /^keskiviikko 25.11., /, pressed: true })).toBeVisible()
    expect(screen.getByLabelText(/^tiistai 24.11./)).toHaveAccessibleName(/ei vapaita/)
    expect(await screen.findByText(/Valittuna päivänä vapaana on 1 sijaisauto\.$/)).toBeVisible()
    await user.click(await slot('9.00'))
    await user.click(primary('Jatka'))
    await customer()
    expect(screen.getByRole('main')).toHaveTextContent('Sijaisauto: ke 25.11.2026')
  })

  it('PU-02 says that the car was taken, without a reservation', async () => {
    await shop.db().execute(sql`update organization set replacement_cars = 1 where id = 1`)
    const { user } = await openStep(shop, 'TIME', { products: [101, 301] })
    await user.click(await slot('9.00'))
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NO_REPLACEMENT_CAR' }))
    await user.click(primary('Jatka'))
    expect(await screen.findByText('Sijaisauto ei ole vapaana käyntisi kaikkina päivinä')).toBeVisible()
  })
})
