import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { chooseWorkplace, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

type User = Awaited<ReturnType<typeof openStep>>['user']

const OIL = /^Perushuolto/
const WASH = /^Ulkopesu/
const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const named = () => screen.findByRole('alert')

async function tickBoth(user: User): Promise<void> {
  for (const name of [OIL, WASH]) await user.click(await service(name))
  await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*274,00\s€/))
}

async function moveTo(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Muokkaa: Toimipiste' }))
  await chooseWorkplace(user, name)
}

/** Makes the workplace sell no washes, as another one of the chain might. */
const sellNoWash = (): void => shop.answer('additionalServices', () => HttpResponse.json([]))

describe('choosing another workplace or vehicle', () => {
  it('RC-04 keeps what is sold at the new workplace, each product once', async () => {
    const { user } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    await tickBoth(user)
    await moveTo(user, 'Helsinki Roihupelto')
    for (const name of [OIL, WASH]) expect(await service(name)).toBeChecked()
    expect(await panel()).toHaveTextContent(/yhteensä\s*274,00\s€/)
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText('Kaikki valintasi eivät siirtyneet')).not.toBeInTheDocument()
  })

  it('RC-04 adds nothing twice if the server keeps the rows', async () => {
    const { user } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    await tickBoth(user)
    const before = shop.count('addProductsToCart')
    shop.answer('setActiveOrganization', () => new HttpResponse(null, { status: 204 }))
    await moveTo(user, 'Helsinki Roihupelto')
    expect(await service(OIL)).toBeChecked()
    expect(shop.count('addProductsToCart')).toBe(before)
  })

  it('RC-04 names what the new workplace does not sell, also after a reload, and adds it again where it is sold', async () => {
    const { user, close } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    await tickBoth(user)
    sellNoWash()
    await moveTo(user, 'Helsinki Roihupelto')
    expect(await named()).toHaveTextContent(/Helsinki Roihupelto.*Ulkopesu.*Muut valintasi ovat tallessa/)
    expect(await named()).not.toHaveTextContent('Perushuolto')
    expect(await service(OIL)).toBeChecked()
    expect(await panel()).toHaveTextContent(/yhteensä\s*249,00\s€/)

    close()
    const again = openApp()
    expect(await named()).toHaveTextContent('Ulkopesu')
    shop.restore('additionalServices')
    await moveTo(again.user, 'Turku Länsikeskus')
    expect(await service(WASH)).toBeChecked()
    expect(screen.queryByText('Kaikki valintasi eivät siirtyneet')).not.toBeInTheDocument()
  })

  it('RC-04 names the rows until they are dismissed, and a list that fails keeps nobody from the workplace', async () => {
    const { user } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    await tickBoth(user)
    shop.fail('additionalServices', 500)
    await moveTo(user, 'Helsinki Roihupelto')
    expect(await screen.findByText('Kaikki valintasi eivät siirtyneet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Selvä' }))
    expect(screen.queryByText('Kaikki valintasi eivät siirtyneet')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toHaveFocus()
  })

  it('RC-04 carries amounts, customizations and choices', async () => {
    const { api, token } = await shop.visitor('MAINTENANCE')
    await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
    await api.setActiveOrganization({ query: { organizationId: 2 } })
    await api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: [{ productId: 301, provider: 'WORKSHOP', amount: 2, customizations: ['Oma toive'] }],
    })
    const { parameters } = await api.productAdditionalData({ query: { productId: 301 } })
    const [parameter] = parameters
    const [choice] = parameter?.choices ?? []
    if (!parameter || !choice) throw new Error('product 301 has no choices')
    const chosen = { parameterId: parameter.id, parameterType: parameter.type, choiceId: choice.id }
    await api.setProductParameterChoice({ body: { productId: 301, provider: 'WORKSHOP', ...chosen } })
    const before = await api.getBooking()
    sessionStorage.setItem('huoltovaraus.session', JSON.stringify({ token: token(), processType: 'MAINTENANCE' }))
    sessionStorage.setItem('huoltovaraus.wizard', JSON.stringify({ processType: 'MAINTENANCE', step: 'ORGANIZATION' }))
    const { user } = openApp()
    await chooseWorkplace(user, 'Helsinki Roihupelto')
    await screen.findByRole('heading', { name: 'Valitse palvelut' })
    const after = await api.getBooking()
    expect(after.organization?.id).toBe(1)
    expect(after.order_items).toEqual(before.order_items)
    expect(after.order_items[0]?.amount).toBe(2)
    expect(after.product_parameter_choices).toEqual(before.product_parameter_choices)
  })

  it('RC-04 keeps what suits another vehicle and names the rest', async () => {
    const { user } = await openStep(shop, 'SERVICES', { organizationId: 2 })
    await tickBoth(user)
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Ajoneuvo' }))
    const plate = await screen.findByLabelText(/Rekisterinumero/)
    await user.clear(plate)
    await user.type(plate, 'ÄÖÅ-9')
    await user.click(primary('Jatka'))
    await chooseWorkplace(user, 'Espoo Leppävaara')
    expect(await named()).toHaveTextContent(/Espoo Leppävaara.*Perushuolto \(öljynvaihtohuolto\)/)
    expect(await service(WASH)).toBeChecked()
    expect(await panel()).toHaveTextContent(/yhteensä\s*25,00\s€/)
  })

  it('RC-04 keeps the tire services at another workplace', async () => {
    const { user } = await openStep(shop, 'TIRES', { process: 'TIRE_CHANGE', organizationId: 2 })
    await user.click(await screen.findByRole('radio', { name: /^Vain renkaiden kausivaihto/ }))
    await waitFor(async () => expect(within(await panel()).getAllByRole('listitem')).toHaveLength(1))
    await moveTo(user, 'Helsinki Roihupelto')
    await screen.findByRole('heading', { name: 'Rengaspalvelut' })
    await waitFor(async () => expect(within(await panel()).getAllByRole('listitem')).toHaveLength(1))
  })
})
