import { beforeEach, expect, it, vi } from 'vitest'
import { cardGate } from './card-gate'
import { CardStore } from './card-store'

beforeEach(() => {
  const href = 'https://varaus.example.fi/huolto'
  vi.stubGlobal('window', { location: { search: '', href } })
  return () => vi.unstubAllGlobals()
})

/** Returns the note of a stored payment of `amount` for a booking that now costs `price`. */
function paid(amount: number | null, price: number) {
  const card = new CardStore({
    api: { storeVismaPayStatus: vi.fn<() => Promise<void>>(), vismaPayToken: vi.fn<() => Promise<never>>() },
    memory: { read: () => ({ token: 'one', isPaid: true, amount, unheard: null }), write: () => {}, clear: () => {} },
    leave: () => {},
    price: () => price,
  })
  card.begin('one')
  return cardGate(card).note
}

it('does not call a booking paid if its price has changed since', () => {
  expect(paid(249, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(paid(null, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(paid(249, 300)).toMatch(/^Olet maksanut kortilla 249,00\s€\. Hinta on muuttunut/)
})
