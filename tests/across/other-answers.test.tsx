// Slices: choose-services, choose-workplace, find-vehicle, finish-booking, reserve-time
/** What a step says and does when another server's answer says no, or yes in its own way. */
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { openCustomer } from '../harness/screens/customer-page'
import { notification, openApp, openStep, primary, workplaceButton } from '../harness/screens/render-app'
import { takeComplaints } from '../harness/screens/screen-setup'
import { openShop } from '../harness/screens/shop'
import { varied, type Variation } from '../harness/other-servers/varied'

let vary: Variation = (_, value) => value
const shop = openShop(varied((call, value) => vary(call, value)))
afterEach(() => {
  vary = (_, value) => value
})

const PAGE = '<!doctype html><title>Kirjaudu verkkoon</title>'
const text = (body: string) => () => new HttpResponse(body, { headers: { 'Content-Type': 'text/html' } })
const trouble = (): unknown[] => screen.queryAllByRole('button', { name: 'Sulje ilmoitus', description: /^Virhe/ })
const heading = (name: string) => screen.findByRole('heading', { name })

describe('a no with status 200', () => {
  it.each(['{"responseCode":"FAILURE"}', '{"success":false}', '{"status":"error"}', 'false', PAGE])(
    'AS-09 CU-05 is no booking: %s',
    async (answer) => {
      const { user } = await openCustomer(shop)
      shop.answer('saveBooking', text(answer))
      await user.click(primary('Lähetä varaus'))
      expect(await notification('Virhe: Ajanvarauspyynnön tallentaminen epäonnistui.')).toBeVisible()
      expect(await heading('Omat tiedot')).toBeVisible()
      expect(shop.count('saveBooking')).toBe(1)
    },
  )

  it.each(['{"responseCode":"DENIED"}', PAGE])('AS-09 SV-02 puts no service into the order: %s', async (answer) => {
    const { user } = await openStep(shop, 'SERVICES')
    shop.answer('addProductsToCart', text(answer))
    const service = await screen.findByRole('checkbox', { name: /^Perushuolto/ })
    await user.click(service)
    expect(await screen.findByText('Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(service).not.toBeChecked()
  })

  it('AS-09 OR-04 chooses no workplace', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    shop.answer('setActiveOrganization', text(PAGE))
    await user.click(await workplaceButton('Helsinki Roihupelto'))
    expect(await screen.findByText('Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(await heading('Valitse toimipiste')).toBeVisible()
  })

  it.each(['{"valid":false}', '{"ok":"false"}'])('AS-09 SV-11 is an invalid code: %s', async (answer) => {
    const { user } = await openStep(shop, 'SERVICES')
    shop.answer('saveCampaignCode', text(answer))
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'TALVI15{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Etukoodi ei kelpaa')
  })

  it.each([
    ['{"responseCode":"FAILURE"}', 200],
    ['{"success":false}', 200],
    ['{"code":"TAKEN","message":"somebody else has it"}', 409],
  ])('AS-09 AS-12 TM-13 is no reservation: %s with status %i', async (answer, status) => {
    const { user } = await openStep(shop, 'TIME')
    shop.answer('reserveTime', () => new HttpResponse(answer, { status }))
    const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(slot ?? document.body)
    await user.click(primary('Jatka'))
    expect(await notification('Virhe: Ajan varaaminen epäonnistui')).toBeVisible()
    expect(trouble()).toHaveLength(1)
    expect(await heading('Varaa aika')).toBeVisible()
  })
})

describe('a yes in words of its own', () => {
  it.each([
    ['OK', new Response('OK')],
    ['a number', 48151],
    ['true', true],
    ['nothing', undefined],
    ['a code of its own', { responseCode: 'SAVED_AS_DRAFT' }],
  ])('AS-09 CU-05 saves the booking once where the answer is %s', async (_, answer) => {
    vary = (call, value) => (call === 'saveBooking' ? answer : value)
    const { user } = await openCustomer(shop)
    await user.click(primary('Lähetä varaus'))
    expect(await screen.findByRole('heading', { name: /^Aika on varattu sinulle/ })).toBeVisible()
    expect(shop.count('saveBooking')).toBe(1)
    expect(trouble()).toEqual([])
  })

  it.each([
    ['SUCCESS in small letters', { responseCode: 'success' }],
    ['nothing', undefined],
    ['true', true],
    ['the bare word', new Response('SUCCESS')],
    ['a code of its own', { responseCode: 'RESERVED' }],
  ])('AS-09 TM-12 goes on with the reserved time where the answer is %s', async (_, answer) => {
    vary = (call, value) => (call === 'reserveTime' ? answer : value)
    const { user } = await openStep(shop, 'TIME')
    const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(slot ?? document.body)
    await user.click(primary('Jatka'))
    expect(await heading('Omat tiedot')).toBeVisible()
    expect(trouble()).toEqual([])
    expect(takeComplaints().filter((line) => !line.includes('The code RESERVED is unknown.'))).toEqual([])
  })

  it('AS-09 TM-13 says so where a code of its own reserved nothing', async () => {
    const { user } = await openStep(shop, 'TIME')
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'SLOT_GONE' }))
    const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(slot ?? document.body)
    await user.click(primary('Jatka'))
    expect(await notification('Virhe: Ajan varaaminen epäonnistui')).toBeVisible()
    expect(await heading('Varaa aika')).toBeVisible()
    expect(takeComplaints().join()).toMatch(/The code SLOT_GONE is unknown\./)
  })

  it.each([
    ['success', 'ABC-123', () => heading('Valitse toimipiste')],
    ['FOUND_IN_REGISTER', 'ABC-123', () => heading('Valitse toimipiste')],
    ['not_found', 'ABC-123', () => screen.findByLabelText(/^Merkki/)],
    ['UNKNOWN_PLATE', 'XYZ-999', () => screen.findByLabelText(/^Merkki/)],
  ] as const)('AS-09 AS-11 VE-05 reads the code %s of a search for %s', async (responseCode, plate, next) => {
    vary = (call, value) => (call === 'searchVehicle' ? { responseCode } : value)
    const { user } = openApp()
    await user.type(await screen.findByLabelText(/^Rekisterinumero/), plate)
    await user.type(screen.getByLabelText(/^Mittarilukema/), '1000')
    await user.click(primary('Jatka'))
    expect(await next()).toBeVisible()
    const unknown = `The code ${responseCode} is unknown.`
    expect(takeComplaints().join().includes(unknown)).toBe(/^[A-Z_]+$/.test(responseCode))
  })
})
