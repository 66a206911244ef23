import { beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#shared/api/errors'
import { PaymentMemory, type RememberedCard } from '#entities/payment'
import { cardGate } from '../ui/card-payment'
import { CardStore } from './card-store'

beforeEach(() => {
  const href = 'https://varaus.example.fi/huolto'
  vi.stubGlobal('window', { location: { search: '', href } })
  return () => vi.unstubAllGlobals()
})

/** Returns the gate of a payment of `paid` euros for a booking that now costs `price`. */
function gateOf(paid: number | null, price: number, chosen: 'card' | null = null, orderButton: string | null = null) {
  const card = new CardStore({
    api: {
      storeVismaPayStatus: vi.fn<() => Promise<void>>(),
      vismaPayToken: vi.fn<() => Promise<never>>().mockRejectedValue(new NetworkError()),
    },
    memory: new PaymentMemory<RememberedCard>({
      read: () => ({ token: 'one', paid, pending: null, unconfirmed: null }),
      write: () => {},
      clear: () => {},
    }),
    leave: () => {},
    withdraw: () => {},
    price: () => price,
    askPaid: async () => null,
    hasBegun: async () => true,
    addStray: () => {},
  })
  card.begin('one')
  return cardGate(card, { chosen }, { orderButton })
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const noteOf = (paid: number | null, price: number) => plain(gateOf(paid, price).note)

it('RC-10 says what is paid, and the difference to the price of now', () => {
  expect(noteOf(249, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(noteOf(null, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(noteOf(249, 300)).toBe('Maksettu kortilla 249,00 €. Maksamatta on vielä 51,00 €.')
  expect(noteOf(249, 200)).toMatch(/^Maksettu kortilla 249,00 €\. Kortillesi palautetaan 49,00 €/)
  expect(noteOf(0, 249)).toBeUndefined()
})

it('the submit leads to the payment only while the card is chosen', async () => {
  expect(plain(gateOf(0, 249, 'card').submit?.label)).toBe('Siirry maksamaan 249,00 €')
  expect(plain(gateOf(249, 300, 'card').submit?.label)).toBe('Siirry maksamaan 51,00 €')
  expect(gateOf(0, 249).submit).toBeNull()
  expect(await gateOf(0, 249).beforeSave?.()).toBe(true)
  expect(await gateOf(0, 249, 'card').beforeSave?.()).toBe(false)
})

it('LW-02 an order has its own words on the way to the payment, and others once everything is paid', () => {
  const words = 'Tilaa ja sitoudu maksamaan'
  const labelOf = (...of: Parameters<typeof gateOf>) => plain(gateOf(...of).submit?.label)
  expect(labelOf(0, 249, 'card', words)).toBe('Tilaa ja sitoudu maksamaan 249,00 €')
  expect(labelOf(249, 300, 'card', words)).toBe('Tilaa ja sitoudu maksamaan 51,00 €')
  expect(labelOf(249, 249, null, words)).toBe('Lähetä tilaus')
  expect(labelOf(249, 200, null, words)).toBe('Lähetä tilaus')
  // The difference is paid at the workshop, so the step's own words stay.
  expect(labelOf(249, 300, null, words)).toBeUndefined()
  expect(labelOf(0, 249, null, words)).toBeUndefined()
  expect(labelOf(249, 249)).toBeUndefined()
  expect(plain(gateOf(249, 200, null, words).note)).toMatch(/kun olet lähettänyt tilauksen\.$/)
  expect(gateOf(249, 249, null, words).note).toBe('Olet maksanut tilauksen kortilla.')
})
