import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { PERSONS } from '#tests/fixtures/credit-application'
import { creditJourneys, GREEN, idField, panel, RED, region, traces } from '../../harness/screens/credit-page'
import { here, put, type CustomerPage } from '../../harness/screens/customer-page'
import { primary } from '../../harness/screens/render-app'
import { takeComplaints } from '../../harness/screens/screen-setup'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
const { open, apply, signed } = creditJourneys(shop)

const WAITING = 'Hakemus odottaa allekirjoitustasi.'
/** Applies and leaves the page for the bank. */
const goToSign = async (): Promise<CustomerPage> => {
  const opened = await apply(PERSONS.accepted)
  await waitFor(() => expect(opened.left).toHaveLength(1))
  opened.close()
  return opened
}

describe('the outcome at the bank', () => {
  it('CR-05 CR-06 CR-08 is confirmed after the signing, in the same booking, and leaves no id anywhere', async () => {
    const { left, close } = await apply(PERSONS.accepted)
    await waitFor(() => expect(left).toHaveLength(1))
    expect(new URL(left[0] ?? '').pathname).toMatch(/sign/)
    expect(shop.lastBody('bookPayment')).toMatchObject({
      paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '127.0.0.1' },
      paymentSpec: { specLines: [{ totalAmount: 1 }], totalAmount: 1 },
      customer: { governmentId: PERSONS.accepted, type: 'NATURAL', address: { country: 'FI' } },
      cardData: { amount: 500 },
      signing: {
        successUrl: `${location.origin}/huolto?signing=success`,
        failUrl: `${location.origin}/huolto?signing=failure`,
      },
    })
    expect(shop.lastBody('saveCreditData')).toMatchObject({ contractType: 'NEW' })
    expect(shop.lastQuery('saveCreditData')?.toString()).toBe('')
    expect(shop.lastBody('saveCustomer')).toMatchObject({ first_name: 'Aino' })
    expect((await screen.findAllByText('Siirrytään allekirjoitukseen…')).length).toBeGreaterThan(0)
    expect(traces()).not.toContain(PERSONS.accepted)
    expect(sessionStorage.getItem('huoltovaraus.credit')).not.toMatch(/Aino|Öhman|aino@|040/)
    await signed('BOOKED')
    close()
    here('?signing=success&organizationId=1')
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    expect(location.search).toBe('?organizationId=1')
    expect(screen.getByText('Huoltotili on käytössäsi tässä varauksessa.')).toBeVisible()
    // A settled booking offers no other payment method.
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Maksa kortilla/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('textbox', { name: /^Etunimi/ })[0]).toHaveValue('Aino')
    expect(traces()).not.toContain(PERSONS.accepted)
  })

  it('CR-05 CR-06 offers the form again after a denial, and lets the booking be sent while the decision is pending', async () => {
    const { user } = await apply(PERSONS.rejected)
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Hakemusta ei hyväksytty/)).toBeVisible()
    expect(shop.count('saveCreditData')).toBe(0)
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(await panel()).not.toBeChecked()
    expect(traces()).not.toContain(PERSONS.rejected)

    await user.click(await panel())
    await put(user, idField(), PERSONS.held)
    await user.click(await region().findByRole('button', { name: 'Hae huoltotiliä' }))
    expect(await screen.findByText(/^Hakemuksesi on käsittelyssä/)).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(traces()).not.toContain(PERSONS.held)
  })
})

describe('AS-11 a status that the specification does not name', () => {
  const answering = (bookPaymentStatus: string) => async (pass: () => Promise<Response>) =>
    HttpResponse.json({ ...(await (await pass()).json()), bookPaymentStatus, signingUrl: null })

  it('is no decision, can be asked about again, and lets the booking be sent', async () => {
    shop.answer('bookPayment', answering('CONTACT_US'))
    shop.fail('bookSignedPayment', 500)
    const { user } = await apply(PERSONS.held)
    expect(await screen.findByText(/^Emme saaneet selville, hyväksyttiinkö huoltotili\./)).toBeVisible()
    expect(takeComplaints()).toEqual(['The code CONTACT_US is unknown.'])
    expect(screen.queryByText(/käsittelyssä|epäonnistui/)).not.toBeInTheDocument()
    expect(primary('Lähetä varaus')).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Tarkista tilanne' }))
    await waitFor(() => expect(shop.count('bookSignedPayment')).toBe(1))
    expect(await screen.findByText(/^Emme saaneet selville, hyväksyttiinkö huoltotili\./)).toBeVisible()
    shop.answer('bookSignedPayment', answering('booked'))
    await user.click(screen.getByRole('button', { name: 'Tarkista tilanne' }))
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
  })

  it('leaves a signing that the address calls successful as the address says', async () => {
    await goToSign()
    shop.answer('bookSignedPayment', answering('CONTACT_US'))
    here('?signing=success')
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    expect(screen.getByText(/^Luotonantaja ei vielä vastannut/)).toBeVisible()
    takeComplaints()
  })
})

describe('CR-06 a return from the signing', () => {
  it('with success that the bank denies shows a failure once, and not after a reload', async () => {
    await goToSign()
    await signed('DENIED')
    const { close } = here('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.queryByText(whole(GREEN))).not.toBeInTheDocument()
    expect(location.search).toBe('')
    close()
    here()
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
  })

  it('reading 14: without an application fails with success, ignores both values, and is confirmed if the bank is unavailable', async () => {
    const both = await open('?signing=success&signing=failure')
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(RED)).not.toBeInTheDocument()
    expect(screen.queryByText(whole(GREEN))).not.toBeInTheDocument()
    both.close()
    const success = here('?signing=success')
    expect(await screen.findByText(RED)).toBeVisible()
    success.close()
    shop.answer('bookSignedPayment', () => HttpResponse.json({ nonsense: true }))
    here('?signing=success')
    // The amount is that of the setting.
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    expect(shop.lastBody('bookSignedPayment')).toEqual({ value: null })
  })

  it('with failure allows another application, and with both values trusts only the bank', async () => {
    await goToSign()
    const { user, left, close } = here('?signing=failure')
    expect(await screen.findByText(RED)).toBeVisible()
    expect(screen.getByText(/^Voit yrittää uudelleen/)).toBeVisible()
    expect(location.search).toBe('')
    await user.click(await panel())
    expect(await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })).toBeVisible()
    expect(shop.count('bookSignedPayment')).toBe(0)
    await put(user, idField(), PERSONS.accepted)
    await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    await waitFor(() => expect(left).toHaveLength(1))
    close()

    const tampered = here('?signing=success&signing=failure')
    expect(await screen.findByText(WAITING)).toBeVisible()
    expect(location.search).toBe('')
    tampered.close()
    await signed('BOOKED')
    here('?signing=success&signing=failure')
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
  })

  it('CR-05 CR-08 applies once if the response is lost, and still offers the signing after Back', async () => {
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
    // The browser restores the page from its back/forward cache.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
  })
})
