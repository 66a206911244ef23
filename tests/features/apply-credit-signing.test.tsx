import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { creditVisits, GREEN, here, panel, PERSON, RED, region, traces, type CreditPage } from '../harness/credit-page'
import { primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()
const { open, apply, signed } = creditVisits(shop)

describe('what the bank says of each test person', () => {
  it.each([
    ['accepted', PERSON.accepted],
    ['a new account', PERSON.newAccount],
  ])('CR-05 CR-06 CR-08 of %s: signed at the bank, taken up where the booking was, and confirmed', async (_, id) => {
    const { left, close } = await apply(id)
    await waitFor(() => expect(left).toHaveLength(1))
    expect(new URL(left[0] ?? '').pathname).toMatch(/sign/)
    expect(shop.lastBody('bookPayment')).toMatchObject({
      paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '127.0.0.1' },
      paymentSpec: { specLines: [{ totalAmount: 1 }], totalAmount: 1 },
      customer: { governmentId: id, type: 'NATURAL', address: { country: 'FI' } },
      cardData: { amount: 500 },
      signing: {
        successUrl: `${location.origin}/huolto?signing=success`,
        failUrl: `${location.origin}/huolto?signing=failure`,
      },
    })
    expect(shop.lastQuery('saveCreditData')?.get('contractType')).toBe('NEW')
    expect(shop.lastBody('saveCustomer')).toMatchObject({ first_name: 'Aino' })
    expect((await screen.findAllByText('Siirrytään allekirjoitukseen…')).length).toBeGreaterThan(0)
    expect(traces()).not.toContain(id)
    expect(sessionStorage.getItem('huoltovaraus.credit')).not.toMatch(/Aino|Öhman|aino@|040/)
    await signed('BOOKED')
    close()
    here('?signing=success&organizationId=1')
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(location.search).toBe('?organizationId=1')
    expect(screen.getByText('Huoltotili on käytössäsi tässä varauksessa.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('textbox', { name: /^Etunimi/ })[0]).toHaveValue('Aino')
    expect(traces()).not.toContain(id)
  })

  it('CR-06 denied: red, the reason, the form again, and no id anywhere', async () => {
    await apply(PERSON.denied)
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Hakemusta ei hyväksytty/)).toBeVisible()
    expect(shop.count('saveCreditData')).toBe(0)
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(await panel()).toHaveAttribute('aria-expanded', 'false')
    expect(traces()).not.toContain(PERSON.denied)
  })

  it('CR-05 frozen: the bank decides later, and the booking can be sent', async () => {
    await apply(PERSON.frozen)
    expect(await screen.findByText(/^Hakemuksesi on käsittelyssä/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(traces()).not.toContain(PERSON.frozen)
  })
})

describe('CR-06 coming back from the signing', () => {
  const goToSign = async (): Promise<CreditPage> => {
    const opened = await apply(PERSON.accepted)
    await waitFor(() => expect(opened.left).toHaveLength(1))
    opened.close()
    return opened
  }

  it('with success that the bank denies is red; a reload says it no more', async () => {
    await goToSign()
    await signed('DENIED')
    const { close } = here('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.queryByText(GREEN)).not.toBeInTheDocument()
    expect(location.search).toBe('')
    close()
    here('')
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
  })

  it('with success that no application stands behind is red', async () => {
    await open('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
  })

  it('READINGS-14 with success and an answer that cannot be had is green, with the setting’s amount', async () => {
    shop.answer('bookSignedPayment', () => HttpResponse.json({ nonsense: true }))
    await open('?signing=success')
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(shop.lastBody('bookSignedPayment')).toEqual({ value: null })
  })

  it('with failure is red, and the account can be tried again', async () => {
    await goToSign()
    const { user } = here('?signing=failure')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Voit yrittää uudelleen/)).toBeVisible()
    expect(location.search).toBe('')
    await user.click(await panel())
    expect(await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })).toBeVisible()
    expect(shop.count('bookSignedPayment')).toBe(0)
  })

  it.each(['?signing=success&signing=failure', '?signing=yes', '?signing='])(
    'with %s only the bank is believed',
    async (search) => {
      await goToSign()
      const { close } = here(search)
      expect(await screen.findByText('Hakemus odottaa allekirjoitustasi.')).toBeVisible()
      expect(location.search).toBe('')
      close()
      await signed('BOOKED')
      here(search)
      expect(await screen.findByText(GREEN)).toBeVisible()
    },
  )

  it('with such an address and without an application nothing is said of credit', async () => {
    await open('?signing=success&signing=failure')
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
    expect(screen.queryByText(GREEN)).not.toBeInTheDocument()
  })

  it('CR-08 Back from the signing page leads to the booking, with the way to sign after all', async () => {
    const { left } = await goToSign()
    const { user, left: again } = here('')
    expect(await screen.findByText('Hakemus odottaa allekirjoitustasi.')).toBeVisible()
    expect(primary('Lähetä varaus')).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Siirry allekirjoittamaan' }))
    expect(again).toEqual(left)
  })

  it('CR-08 Back to a page that the browser has kept asks the bank, too', async () => {
    const { left } = await apply(PERSON.accepted)
    await waitFor(() => expect(left).toHaveLength(1))
    await signed('BOOKED')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText(GREEN)).toBeVisible()
  })
})
