import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { creditVisits, GREEN, idField, panel, PERSON, RED, region, traces } from '../harness/credit-page'
import { here, put, type CustomerPage } from '../harness/customer-page'
import { primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()
const { open, apply, signed } = creditVisits(shop)

const WAITING = 'Hakemus odottaa allekirjoitustasi.'
/** On the way to the bank, with the page gone. */
const goToSign = async (): Promise<CustomerPage> => {
  const opened = await apply(PERSON.accepted)
  await waitFor(() => expect(opened.left).toHaveLength(1))
  opened.close()
  return opened
}

describe('what the bank says', () => {
  it('CR-05 CR-06 CR-08 signed at the bank, taken up where the booking was, and confirmed; no id anywhere', async () => {
    const { left, close } = await apply(PERSON.accepted)
    await waitFor(() => expect(left).toHaveLength(1))
    expect(new URL(left[0] ?? '').pathname).toMatch(/sign/)
    expect(shop.lastBody('bookPayment')).toMatchObject({
      paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '127.0.0.1' },
      paymentSpec: { specLines: [{ totalAmount: 1 }], totalAmount: 1 },
      customer: { governmentId: PERSON.accepted, type: 'NATURAL', address: { country: 'FI' } },
      cardData: { amount: 500 },
      signing: {
        successUrl: `${location.origin}/huolto?signing=success`,
        failUrl: `${location.origin}/huolto?signing=failure`,
      },
    })
    expect(shop.lastQuery('saveCreditData')?.get('contractType')).toBe('NEW')
    expect(shop.lastBody('saveCustomer')).toMatchObject({ first_name: 'Aino' })
    expect((await screen.findAllByText('Siirrytään allekirjoitukseen…')).length).toBeGreaterThan(0)
    expect(traces()).not.toContain(PERSON.accepted)
    expect(sessionStorage.getItem('huoltovaraus.credit')).not.toMatch(/Aino|Öhman|aino@|040/)
    await signed('BOOKED')
    close()
    here('?signing=success&organizationId=1')
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(location.search).toBe('?organizationId=1')
    expect(screen.getByText('Huoltotili on käytössäsi tässä varauksessa.')).toBeVisible()
    // One way to pay is enough.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Maksa kortilla/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('textbox', { name: /^Etunimi/ })[0]).toHaveValue('Aino')
    expect(traces()).not.toContain(PERSON.accepted)
  })

  it('CR-05 CR-06 denied: red, the reason, and the form again; frozen: decided later, and the booking can be sent', async () => {
    const { user } = await apply(PERSON.denied)
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Hakemusta ei hyväksytty/)).toBeVisible()
    expect(shop.count('saveCreditData')).toBe(0)
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(await panel()).toHaveAttribute('aria-expanded', 'false')
    expect(traces()).not.toContain(PERSON.denied)

    await user.click(await panel())
    await put(user, idField(), PERSON.frozen)
    await user.click(await region().findByRole('button', { name: 'Hae huoltotiliä' }))
    expect(await screen.findByText(/^Hakemuksesi on käsittelyssä/)).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(traces()).not.toContain(PERSON.frozen)
  })
})

describe('CR-06 coming back from the signing', () => {
  it('with success that the bank denies is red; a reload says it no more', async () => {
    await goToSign()
    await signed('DENIED')
    const { close } = here('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.queryByText(GREEN)).not.toBeInTheDocument()
    expect(location.search).toBe('')
    close()
    here()
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
  })

  it('READINGS-14 without an application: red with success, nothing with both values, green where no answer can be had', async () => {
    const both = await open('?signing=success&signing=failure')
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
    expect(screen.queryByText(GREEN)).not.toBeInTheDocument()
    both.close()
    const success = here('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
    success.close()
    shop.answer('bookSignedPayment', () => HttpResponse.json({ nonsense: true }))
    here('?signing=success')
    // With the setting's amount.
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(shop.lastBody('bookSignedPayment')).toEqual({ value: null })
  })

  it('with failure is red, and the account can be tried again; then with both values only the bank is believed', async () => {
    await goToSign()
    const { user, left, close } = here('?signing=failure')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Voit yrittää uudelleen/)).toBeVisible()
    expect(location.search).toBe('')
    await user.click(await panel())
    expect(await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })).toBeVisible()
    expect(shop.count('bookSignedPayment')).toBe(0)
    await put(user, idField(), PERSON.accepted)
    await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    await waitFor(() => expect(left).toHaveLength(1))
    close()

    const tampered = here('?signing=success&signing=failure')
    expect(await screen.findByText(WAITING)).toBeVisible()
    expect(location.search).toBe('')
    tampered.close()
    await signed('BOOKED')
    here('?signing=success&signing=failure')
    expect(await screen.findByText(GREEN)).toBeVisible()
  })

  it('CR-05 CR-08 an application whose answer is lost is not made twice; Back from the signing page leads to the booking, with the way to sign after all', async () => {
    shop.answer('bookPayment', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    const { left } = await goToSign()
    expect(shop.count('bookPayment')).toBe(1)
    expect(shop.count('saveCreditData')).toBe(1)
    const { user, left: again } = here()
    expect(await screen.findByText(WAITING)).toBeVisible()
    expect(primary('Lähetä varaus')).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Siirry allekirjoittamaan' }))
    expect(again).toEqual(left)
    await signed('BOOKED')
    // The browser has kept the page.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText(GREEN)).toBeVisible()
  })
})
