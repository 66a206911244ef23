import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { getPart } from '../../harness/screens/part'

const shop = openShop()

const WASH = /^Ulkopesu/
const COOLANT = /^Jäähdytysnesteen vaihto/
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const radio = (name: string) => screen.findByRole('radio', { name })
const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const order = async () => within(await panel()).findByRole('list')
const openCategory = async (user: UserEvent, name: RegExp) => user.click(await screen.findByRole('button', { name }))

describe('choices and additions of a service', () => {
  it('SV-16 shows a choice under its row and in the order, and restores it after a reload', async () => {
    const { user, close } = await openStep(shop, 'SERVICES')
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
    await user.click(await service(WASH))
    const ways = await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    expect(within(ways).queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await user.click(await radio('Harjaton pesu'))
    expect(await radio('Harjaton pesu')).toBeChecked()
    await waitFor(async () => expect(await order()).toHaveTextContent(/Ulkopesu\s*Pesutapa: Harjaton pesu/))
    expect(shop.lastBody('setProductParameterChoice')).toEqual({
      productId: 303,
      provider: 'WORKSHOP',
      parameterId: 2,
      parameterType: 'CHOICE',
      choiceId: 22,
    })
    // The choice is sent with the product, whose amount stays 1.
    expect(shop.lastBody('addProductsToCart')).toMatchObject([
      { productId: 303, amount: 1, customizations: ['Pesutapa: Harjaton pesu'] },
    ])
    expect(await panel()).toHaveTextContent(/yhteensä\s*25,00\s€/)
    expect(shop.count('productAdditionalData')).toBe(1)
    close()

    const again = openApp()
    expect(await service(WASH)).toBeChecked()
    await waitFor(async () => expect(await radio('Harjaton pesu')).toBeChecked())
    expect(await order()).toHaveTextContent('Pesutapa: Harjaton pesu')
    await again.user.click(await service(WASH))
    await waitFor(() => expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument())
  })

  it('SV-16 ends with the last choice; a failed choice reverts to the previous one with an error', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const release = shop.hold('setProductParameterChoice')
    for (const name of ['Harjapesu', 'Harjaton pesu', 'Harjapesu', 'Harjaton pesu']) await user.click(await radio(name))
    release()
    await waitFor(async () => expect(await order()).toHaveTextContent('Pesutapa: Harjaton pesu'))
    expect(shop.lastBody('setProductParameterChoice')).toMatchObject({ choiceId: 22 })

    shop.answer('setProductParameterChoice', () => HttpResponse.error())
    await user.click(await radio('Harjapesu'))
    const group = screen.getByRole('radiogroup', { name: 'Pesutapa' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/^Yhteys palveluun katkesi/))
    expect(await radio('Harjaton pesu')).toBeChecked()
    shop.restore('setProductParameterChoice')
    await user.click(await radio('Harjapesu'))
    await waitFor(async () => expect(await order()).toHaveTextContent('Pesutapa: Harjapesu'))
    expect(group).not.toHaveAccessibleDescription()
  })

  it('SV-16 discards a choice with its service, and reopens a closed category when a choice fails', async () => {
    shop.answer('getBooking', async (pass) => {
      const booking: unknown = await (await pass()).json()
      return HttpResponse.json(Object.assign({}, booking, { product_parameter_choices: [] }))
    })
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    await user.click(await radio('Harjapesu'))
    await waitFor(async () => expect(await order()).toHaveTextContent('Pesutapa: Harjapesu'))
    await user.click(await service(WASH))
    await waitFor(async () => expect(await panel()).not.toHaveTextContent('Ulkopesu'))
    await user.click(await service(WASH))
    const ways = await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    expect(within(ways).queryByRole('radio', { checked: true })).not.toBeInTheDocument()

    const heading = await screen.findByRole('button', { name: /^Lisäpalvelut/ })
    let fail = (): void => {}
    const failure = new Promise<void>((resolve) => (fail = resolve))
    shop.answer('setProductParameterChoice', () => failure.then(() => HttpResponse.error()))
    await user.click(await radio('Harjapesu'))
    await user.click(heading)
    expect(heading).toHaveAttribute('aria-expanded', 'false')
    fail()
    await waitFor(() => expect(heading).toHaveAttribute('aria-expanded', 'true'))
    shop.restore('setProductParameterChoice')
    await user.click(await radio('Harjaton pesu'))
    await waitFor(async () => expect(await order()).toHaveTextContent('Pesutapa: Harjaton pesu'))
    // The category stays open after the failure is resolved.
    expect(heading).toHaveAttribute('aria-expanded', 'true')
  })

  it('SV-16 shows a failure to load the choices, with a retry button', async () => {
    shop.fail('productAdditionalData', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const words = await screen.findByText('Palvelun valintojen haku epäonnistui. Yritä uudelleen.')
    const alert = words.closest('[role=alert]')
    if (!(alert instanceof HTMLElement)) throw new Error('the failure is not an alert')
    shop.restore('productAdditionalData')
    await user.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await radio('Harjapesu')).toBeEnabled()
    expect(await service(WASH)).toBeChecked()
  })

  it('SV-16 adds an automatic product below its service in the order, and removes it with the service', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await openCategory(user, /^Öljyt ja nesteet/)
    await user.click(await service(COOLANT))
    const added = await screen.findByText(/^Hintaan lisätään: Pientarvikkeet ja jätemaksu/)
    expect(added.closest('p')).toHaveTextContent(/9,90\s€/)
    await user.click(await service(WASH))
    await waitFor(async () => {
      const rows = within(await order()).getAllByRole('listitem')
      expect(rows.map((row) => row.textContent)).toEqual([
        expect.stringMatching(/^Jäähdytysnesteen vaihto129,00/),
        expect.stringMatching(/^Lisätään palveluun Jäähdytysnesteen vaihto: Pientarvikkeet ja jätemaksu9,90/),
        expect.stringMatching(/^UlkopesuPesutapa: ei valittu25,00/),
      ])
    })
    expect(screen.queryByRole('checkbox', { name: /^Pientarvikkeet/ })).not.toBeInTheDocument()
    expect(shop.count('addAutomaticallyAddedProducts')).toBe(shop.count('addProductsToCart'))
    await user.click(await service(COOLANT))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/yhteensä\s*25,00\s€/))
    expect(screen.queryByText(/Pientarvikkeet/)).not.toBeInTheDocument()
  })
})

const heading = (name: string) => screen.findByRole('heading', { name })
const ASKED = 'Valitse vielä: Pesutapa. Voit myös jatkaa valitsematta: paina Jatka uudelleen.'

describe('a choice that decides the work', () => {
  it('RC-24 is asked for once on Continue, and left open it is told as not made', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const ways = await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    expect(await order()).toHaveTextContent(/Ulkopesu\s*Pesutapa: ei valittu/)
    expect(ways).not.toHaveAccessibleDescription()
    await user.click(primary('Jatka'))
    await waitFor(() => expect(ways).toHaveAccessibleDescription(ASKED))
    expect(within(ways).getByRole('radio', { name: 'Harjapesu' })).toHaveFocus()
    expect(primary('Jatka')).toBeEnabled()
    expect(await heading('Valitse palvelut')).toBeVisible()
    await user.click(primary('Jatka'))
    await heading('Varaa aika')
    expect(getPart('Palvelut')).toHaveTextContent(/Ulkopesu\s*Pesutapa: ei valittu/)
  })

  it('RC-24 is told no more once it is made, and asked for no more', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    await user.click(primary('Jatka'))
    const ways = screen.getByRole('radiogroup', { name: 'Pesutapa' })
    await waitFor(() => expect(ways).toHaveAccessibleDescription(ASKED))
    await user.click(await radio('Harjaton pesu'))
    expect(ways).not.toHaveAccessibleDescription()
    await waitFor(async () => expect(await order()).toHaveTextContent('Pesutapa: Harjaton pesu'))
    await waitFor(async () => expect(await order()).not.toHaveTextContent('ei valittu'))
    await user.click(primary('Jatka'))
    await heading('Varaa aika')
    expect(getPart('Palvelut')).not.toHaveTextContent('ei valittu')
  })

  it('RC-24 is asked for in a section that is closed, also after a reload', async () => {
    const first = await openStep(shop, 'SERVICES')
    await first.user.click(await service(WASH))
    await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    first.close()
    const { user } = openApp()
    const section = await screen.findByRole('button', { name: /^Lisäpalvelut/ })
    await user.click(section)
    await waitFor(() => expect(section).toHaveAttribute('aria-expanded', 'false'))
    await user.click(primary('Jatka'))
    await waitFor(() => expect(section).toHaveAttribute('aria-expanded', 'true'))
    const ways = await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    await waitFor(() => expect(within(ways).getByRole('radio', { name: 'Harjapesu' })).toHaveFocus())
    expect(ways).toHaveAccessibleDescription(ASKED)
  })

  it('AS-07 RC-24 is asked for of a server that does not tell it, whose rows then say nothing', async () => {
    shop.answer('getBooking', async (pass) => {
      const booking: unknown = await (await pass()).json()
      return HttpResponse.json(JSON.parse(JSON.stringify(booking).replaceAll('open_choices', 'x_open_choices')))
    })
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const ways = await screen.findByRole('radiogroup', { name: 'Pesutapa' })
    await user.click(primary('Jatka'))
    await waitFor(() => expect(ways).toHaveAccessibleDescription(ASKED))
    await user.click(primary('Jatka'))
    await heading('Varaa aika')
    expect(getPart('Palvelut')).not.toHaveTextContent('ei valittu')
  })
})
