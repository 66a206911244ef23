import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { OrderItem } from '#shared/api/nouns/entities'
import { ProductSuggestion } from '#shared/api/nouns/products'
import { cartItem, cartKeys, productKey, type Offer } from './cart-rules'
import { CartToggle } from './cart-toggle'

const offer = (id: number, more: object = {}) => create({ product: { id, provider: 'W' }, ...more }, ProductSuggestion)
const oil = offer(1, { description: 'Öljy', calculatorId: 9 })
const wash = offer(2)

/** A cart on a server that can be made slow, or to fail before or after it has done what it was asked for. */
function cartOnServer(earlier?: Promise<unknown>) {
  const onServer = new Set<string>()
  const calls: string[] = []
  const state = {
    seen: new Set<string>(),
    error: null as Error | null,
    isLost: false,
    isUnreadable: false,
    mayStill: true,
    gate: Promise.resolve(),
  }
  const change = async (name: string, one: Offer, apply: (key: string) => void): Promise<void> => {
    calls.push(`${name} ${one.product.id}`)
    await state.gate
    if (state.isLost) apply(productKey(one.product))
    if (state.error) throw state.error
    apply(productKey(one.product))
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
    mayStill: () => state.mayStill,
    ...(earlier && { earlier }),
  })
  const hold = (): (() => void) => {
    let open = (): void => {}
    state.gate = new Promise((resolve) => (open = resolve))
    return () => open()
  }
  return { cart, calls, onServer, state, hold }
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

  it('SV-04 ends in what was asked for last, whatever is clicked while calls are under way, and fails or not', async () => {
    const clicks = fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), pauses: fc.nat(3), fails: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(clicks, async (all) => {
        const { cart, onServer, state } = cartOnServer()
        for (const { id, pauses, fails } of all) {
          state.error = fails ? new Error('no') : null
          cart.toggle(offer(id))
          for (let pause = 0; pause < pauses; pause++) await Promise.resolve()
        }
        state.error = null
        const offers = [1, 2, 3].map((id) => offer(id))
        const shown = (): boolean[] => offers.map(cart.isOn)
        const wanted = shown()
        await cart.settle()
        await cart.settle()
        // What is shown is what the server has, and it is what was wanted unless the row says otherwise.
        expect(shown()).toEqual(offers.map(({ product }) => onServer.has(productKey(product))))
        const said = offers.map((one) => cart.failureOf(one) !== undefined)
        expect(shown().map((isOn, at) => said[at] || isOn === wanted[at])).toEqual([true, true, true])
      }),
    )
  })

  it('SV-04 changes the cart one call after another, and only to what is wanted by then', async () => {
    const { cart, calls, hold } = cartOnServer()
    const release = hold()
    cart.toggle(oil)
    cart.toggle(wash)
    cart.toggle(wash)
    release()
    await cart.settle()
    expect(calls).toEqual(['add 1', 'refresh'])
  })

  it('SV-04 takes the tick back when the call fails, says so, and forgets it with the next try', async () => {
    const { cart, state } = cartOnServer()
    state.error = new Error('no')
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failureOf(oil), cart.failureOf(wash)]).toMatchObject([
      false,
      { kind: 'refused', error: state.error },
      undefined,
    ])
    // It has been said, and nothing waits any more: nothing keeps the visitor here.
    expect(await cart.settle()).toBe(true)
    state.error = null
    cart.toggle(oil)
    expect(cart.failureOf(oil)).toBeUndefined()
    expect(await cart.settle()).toBe(true)
    expect(cart.isOn(oil)).toBe(true)
  })

  it('SV-04 says nothing of a failure of what is not wanted any more', async () => {
    const { cart, state, hold } = cartOnServer()
    const release = hold()
    state.error = new Error('no')
    cart.toggle(oil)
    cart.toggle(oil)
    release()
    expect(await cart.settle()).toBe(true)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([false, undefined])
  })

  it('SV-04 keeps the tick where the server has done it and only its answer got lost', async () => {
    const { cart, state } = cartOnServer()
    Object.assign(state, { error: new Error('lost'), isLost: true })
    cart.toggle(oil)
    await cart.settle()
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([true, undefined])
  })

  it('SV-04 keeps what was taken, and says so, where the cart could not be read afterwards', async () => {
    const { cart, state, calls, onServer } = cartOnServer()
    state.isUnreadable = true
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([true, { kind: 'unread' }])
    // It is known to be there, though it was not seen: unticking takes it out.
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), onServer.size]).toEqual([false, 0])
    state.isUnreadable = false
    expect(await cart.settle()).toBe(true)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([false, undefined])
    expect(calls.filter((call) => call !== 'refresh')).toEqual(['add 1', 'remove 1'])
  })

  it('SV-16 sends a product again with what is said of it now, and only as long as it is chosen', async () => {
    const { cart, calls } = cartOnServer()
    cart.amend(oil)
    cart.toggle(oil)
    await cart.settle()
    cart.amend(oil)
    await cart.settle()
    expect(calls).toEqual(['add 1', 'refresh', 'add 1', 'refresh'])
    cart.amend(oil)
    cart.toggle(oil)
    await cart.settle()
    expect(cart.isOn(oil)).toBe(false)
  })

  it('WZ-12 gives up what waits where the session is over', async () => {
    const { cart, calls, state } = cartOnServer()
    state.error = new ApiError(412, 'SESSION', 'over')
    cart.toggle(oil)
    cart.toggle(wash)
    expect(await cart.settle()).toBe(false)
    expect(calls).toEqual(['add 1'])
    expect([cart.isOn(oil), cart.isOn(wash), cart.failureOf(oil)]).toEqual([false, false, undefined])
  })

  it('SV-04 WZ-09 sends and reads nothing more once the session is another or the booking closed', async () => {
    const { cart, calls, state, hold } = cartOnServer()
    const release = hold()
    cart.toggle(oil)
    cart.toggle(wash)
    state.mayStill = false
    release()
    expect(await cart.settle()).toBe(false)
    expect([calls, cart.isOn(oil), cart.isOn(wash)]).toEqual([['add 1'], false, false])
  })

  it('SV-04 comes after what an earlier step still sends', async () => {
    let end = (): void => {}
    const { cart, calls } = cartOnServer(new Promise<void>((resolve) => (end = resolve)))
    cart.toggle(oil)
    await Promise.resolve()
    expect([cart.isOn(oil), calls]).toEqual([true, []])
    end()
    expect(await cart.settle()).toBe(true)
    expect(calls).toEqual(['add 1', 'refresh'])
  })

  it('SV-04 sends also what was asked for while the cart could not be read', async () => {
    const { cart, calls, state } = cartOnServer()
    state.isUnreadable = true
    cart.toggle(oil)
    await vi.waitFor(() => expect(calls).toContain('refresh'))
    cart.toggle(wash)
    expect(await cart.settle()).toBe(false)
    expect(calls).toEqual(['add 1', 'refresh', 'add 2', 'refresh'])
  })

  it('SV-04 sends nothing more where it was given up', async () => {
    const { cart, calls, hold } = cartOnServer()
    const release = hold()
    cart.toggle(oil)
    cart.toggle(wash)
    cart.giveUp()
    release()
    await cart.settle()
    expect(calls).toEqual(['add 1', 'refresh'])
  })
})

describe('the cart', () => {
  it('SV-04 asks for one of a product, with its calculator where it has one', () => {
    expect(cartItem(oil)).toEqual({ productId: 1, provider: 'W', amount: 1, description: 'Öljy', calculatorId: 9 })
    expect(cartItem(wash)).not.toHaveProperty('calculatorId')
  })

  it('SV-04 SV-16 tells products by id and provider together, and takes for chosen what was', () => {
    const item = (value: object) => create(value, OrderItem)
    const keys = cartKeys([item({ product: { id: 1, provider: 'A' } }), item({ product: { id: 9 }, addedBy: 1 })])
    expect([...keys]).toEqual(['A:1'])
  })
})
