import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { ProductSuggestion } from '#shared/api/nouns/products'
import { cartItem, cartKeys, productKey } from './cart-rules'
import { CartToggle } from './cart-toggle'

const oil = create({ product: { id: 1, provider: 'W' }, description: 'Öljy', calculatorId: 9 }, ProductSuggestion)
const wash = create({ product: { id: 2, provider: 'W' } }, ProductSuggestion)

/** A cart on a server that can be made slow or to fail. */
function cartOnServer() {
  const onServer = new Set<string>()
  const calls: string[] = []
  const state = { seen: new Set<string>(), fails: false, isUnreadable: false, gate: Promise.resolve() }
  const change = async (name: string, suggestion: ProductSuggestion, apply: (key: string) => void): Promise<void> => {
    calls.push(`${name} ${suggestion.product.id}`)
    await state.gate
    if (state.fails) throw new Error('no')
    apply(productKey(suggestion.product))
  }
  const cart = new CartToggle({
    isInCart: (key) => state.seen.has(key),
    add: (one) => change('add', one, (key) => onServer.add(key)),
    remove: (one) => change('remove', one, (key) => onServer.delete(key)),
    refresh: async () => {
      calls.push('refresh')
      if (!state.isUnreadable) state.seen = new Set(onServer)
      return !state.isUnreadable
    },
  })
  return { cart, calls, onServer, state }
}

describe('ticking products', () => {
  it('SV-04 shows at once, reaches the server, and refreshes what is shown', async () => {
    const { cart, calls, onServer } = cartOnServer()
    cart.toggle(oil)
    expect(cart.isOn(oil)).toBe(true)
    expect(await cart.settle()).toBe(true)
    expect(calls).toEqual(['add 1', 'refresh'])
    expect([onServer.has('W:1'), cart.isOn(oil)]).toEqual([true, true])
    cart.toggle(oil)
    await cart.settle()
    expect(calls.slice(2)).toEqual(['remove 1', 'refresh'])
    expect(cart.isOn(oil)).toBe(false)
  })

  it.each([2, 3, 4, 7])('SV-04 ends in what was asked for last after %i quick clicks', async (clicks) => {
    const { cart, onServer, state } = cartOnServer()
    let open = (): void => {}
    state.gate = new Promise((resolve) => (open = resolve))
    for (let click = 0; click < clicks; click++) cart.toggle(oil)
    open()
    await cart.settle()
    expect([cart.isOn(oil), onServer.has('W:1')]).toEqual([clicks % 2 === 1, clicks % 2 === 1])
  })

  it('SV-04 changes the cart one call after another', async () => {
    const { cart, calls } = cartOnServer()
    cart.toggle(oil)
    cart.toggle(wash)
    await cart.settle()
    expect(calls.filter((call) => call !== 'refresh')).toEqual(['add 1', 'add 2'])
  })

  it('SV-04 takes the tick back when the call fails, says so, and forgets it with the next try', async () => {
    const { cart, state } = cartOnServer()
    state.fails = true
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failedKey]).toEqual([false, 'W:1'])
    // Nothing waits any more, so nothing keeps the visitor here.
    expect(await cart.settle()).toBe(true)
    state.fails = false
    cart.toggle(oil)
    expect(cart.failedKey).toBeNull()
    expect(await cart.settle()).toBe(true)
    expect(cart.isOn(oil)).toBe(true)
  })

  it('SV-04 keeps what was asked for, and says so, where the cart could not be read afterwards', async () => {
    const { cart, state } = cartOnServer()
    state.isUnreadable = true
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failedKey]).toEqual([true, 'W:1'])
    state.isUnreadable = false
    expect(await cart.settle()).toBe(true)
    expect(cart.isOn(oil)).toBe(true)
  })

  it('SV-04 asks for one of a product, with its calculator where it has one', () => {
    expect(cartItem(oil)).toEqual({ productId: 1, provider: 'W', amount: 1, description: 'Öljy', calculatorId: 9 })
    expect(cartItem(wash)).not.toHaveProperty('calculatorId')
  })

  it('SV-04 tells products by id and provider together', () => {
    const items = [{ product: { id: 1, provider: 'A' }, description: '', display_description: '', price: null }]
    expect([cartKeys(items).has('A:1'), cartKeys(items).has('B:1')]).toEqual([true, false])
  })
})
