import { beforeEach, expect, it, vi } from 'vitest'
import { cardGate } from './card-gate'
import { CardStore } from './card-store'

beforeEach(() => {
  const href = 'https://varaus.example.fi/huolto'
  vi.stubGlobal('window', { location: { search: '', href } })
  return () => vi.unstubAllGlobals()
})

/** A payment that this tab remembers, in a booking that costs so much now. */
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

it('a booking that costs something else by now is not called paid', () => {
  expect(paid(249, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(paid(null, 249)).toBe('Olet maksanut varauksen kortilla.')
  expect(paid(249, 300)).toMatch(/^Olet maksanut kortilla 249,00\s€\. Hinta on muuttunut/)
})
