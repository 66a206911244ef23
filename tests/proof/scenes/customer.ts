/** The customer step and its payments. */
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect } from 'vitest'
import {
  creditJourneys,
  GREEN,
  idField,
  panel as creditPanel,
  region as credit,
} from '../../harness/screens/credit-page'
import { endSandboxPayment, findSandboxPayment } from '#server/sandbox/sandbox-payments'
import { PERSONS } from '#tests/fixtures/credit-application'
import { here, openCustomer, put } from '../../harness/screens/customer-page'
import { primary, type OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import type { Fault } from '../fault-kinds'
import { at, fillCustomer, isUnread, nameKept, silent, text } from './acts'
import type { Act, Scenes, Words } from './scene'

const send: Act = async (user) => user.click(primary('Lähetä varaus'))
const withDetails = (shop: Shop) => openCustomer(shop)
const CREDIT_FAILED = /^Huoltotilin tietojen haku epäonnistui/
/** The page shows the bank's own error message, escaped (CR-07). */
const bankWords = ({ name }: Fault): Words => (/^HTTP (?!412|429)/.test(name) ? 'made to fail' : undefined)
const apply: Act = async (user) => {
  await user.click(await creditPanel())
  await credit().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })
  await put(user, idField(), PERSONS.booked)
  await user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' }))
}
const applied = { open: withDetails, act: apply, done: text(GREEN) }
const card = () => screen.findByRole('radio', { name: /^Maksa kortilla/ })
const pay: Act = async (user) => user.click(primary(/^Siirry maksamaan/))
const NOT_SAVED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
const isOutcomeUnknown = ({ name }: Fault): boolean =>
  ['HTTP 504', 'timeout', 'connection lost', 'malformed JSON', 'a wrong shape'].includes(name)
const withoutCreditBank = async (shop: Shop): Promise<OpenedApp> => {
  shop.answer('creditMinimumPrice', () => HttpResponse.json(null))
  return openCustomer(shop)
}

export const customerScenes: Scenes = {
  saveBooking: [
    {
      open: at('CUSTOMER'),
      ready: fillCustomer,
      act: send,
      words: (fault) => (isOutcomeUnknown(fault) ? 'Emme vielä tiedä, menikö varaus perille.' : NOT_SAVED),
      notice: (fault) => (isOutcomeUnknown(fault) ? undefined : NOT_SAVED),
      kept: nameKept,
      retry: async (user) => {
        const [again] = screen.getAllByRole('button', { name: /^Lähetä varaus|^Varmista uudelleen/ })
        if (again) await user.click(again)
      },
      done: () => screen.findByRole('heading', { name: /^Aika on varattu sinulle/ }),
    },
  ],
  creditMinimumPrice: [{ open: withDetails, words: CREDIT_FAILED, done: creditPanel }],
  creditAmountSettings: [{ open: withDetails, words: CREDIT_FAILED, done: creditPanel }],
  minimumPriceForCredit: [{ open: withoutCreditBank, words: CREDIT_FAILED, done: creditPanel }],
  creditPaymentMethods: [
    {
      open: withDetails,
      act: async (user) => user.click(await creditPanel()),
      words: bankWords,
      done: () => credit().findByRole('checkbox', { name: 'Minulla on jo huoltotili' }),
    },
  ],
  ipAddress: [
    {
      ...applied,
      words: bankWords,
      kept: () => expect(idField()).toHaveValue(PERSONS.booked),
      retry: async (user) => user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' })),
    },
  ],
  bookPayment: [
    {
      ...applied,
      words: bankWords,
      kept: () => expect(idField()).toHaveValue(PERSONS.booked),
      retry: async (user) => user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' })),
      // The page asks the bank for the unreadable result, so that nobody applies twice.
      otherwise: (fault) => (isUnread(fault) ? silent : {}),
    },
  ],
  saveCreditData: [{ ...applied, words: /^Huoltotilin tallentaminen varaukseen epäonnistui/ }],
  bookSignedPayment: [
    {
      open: async (shop) => {
        const { apply: applyAs, signed } = creditJourneys(shop)
        const { close, left } = await applyAs(PERSONS.accepted)
        await waitFor(() => expect(left).toHaveLength(1))
        await signed('BOOKED')
        close()
        return here('?signing=success')
      },
      ...silent,
      // The page treats a payment unknown to the bank as failed.
      done: text(/^Huoltotili on vahvistettu|^Huoltotilin haku epäonnistui/),
    },
  ],
  vismaPayEnabled: [{ open: withDetails, ...silent, done: creditPanel }],
  vismaPayToken: [
    {
      open: withDetails,
      ready: async (user) => user.click(await card()),
      act: pay,
      words: /^Maksupalveluun siirtyminen epäonnistui/,
      retry: pay,
      done: () => waitFor(() => expect(primary(/^Siirry/)).toBeDisabled()),
    },
  ],
  storeVismaPayStatus: [
    {
      open: async (shop) => {
        const { close, left, user } = await openCustomer(shop)
        await user.click(await card())
        await pay(user)
        await waitFor(() => expect(left).toHaveLength(1))
        const token = new URL(left[0] ?? '').searchParams.get('payment') ?? ''
        await endSandboxPayment(shop.db(), token, 'BOOKED')
        const payment = await findSandboxPayment(shop.db(), token)
        close()
        return here(new URL(payment?.successUrl ?? '').search)
      },
      words: /^Maksun tarkistaminen epäonnistui/,
      done: text(/^Maksettu kortilla/),
      // The server does not know the payment or rejects its signature, so a retry cannot succeed.
      otherwise: ({ name }) =>
        /^HTTP 40[04]/.test(name)
          ? {
              words: 'Maksua ei voitu vahvistaa',
              retry: async () => expect(primary('Lähetä varaus')).toBeEnabled(),
              done: text(/^Jos kortiltasi on veloitettu, kerro siitä toimipisteessä/),
            }
          : {},
    },
  ],
}
