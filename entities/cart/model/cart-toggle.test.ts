import fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#shared/api/errors'
import { OrderItem } from '#shared/api/nouns/order'
import { ProductSuggestion } from '#shared/api/nouns/products'
import { cartItem, cartKeys, productKey, type ListedProduct } from './cart-rules'
import { CartToggle } from './cart-toggle'

const product = (id: number, more: object = {}) =>
  create({ product: { id, provider: 'W' }, ...more }, ProductSuggestion)
const oil = product(1, { description: 'Öljy', calculatorId: 9 })
const wash = product(2)

/** Simulates a server cart that can be slow, or fail before or after it applies a change. */
function cartOnServer(earlier?: Promise<unknown>) {
  const onServer = new Set<string>()
  const calls: string[] = []
  const state = {
    seen: new Set<string>(),
    error: null as Error | null,
    isResponseLost: false,
    isUnreadable: false,
    isSameSession: true,
    gate: Promise.resolve(),
    readGate: Promise.resolve(),
  }
  const change = async (name: string, one: ListedProduct, apply: (key: string) => void): Promise<void> => {
    calls.push(`${name} ${one.product.id}`)
    await state.gate
    if (state.isResponseLost) apply(productKey(one.product))
    if (state.error) throw state.error
    apply(productKey(one.product))
  }
  const cart = new CartToggle({
    isInCart: (key) => state.seen.has(key),
    add: (one) => change('add', one, (key) => onServer.add(key)),
    remove: (one) => change('remove', one, (key) => onServer.delete(key)),
    refresh: async () => {
      calls.push('refresh')
      await state.readGate
      if (!state.isUnreadable) state.seen = new Set(onServer)
      return !state.isUnreadable
    },
    isSameSession: () => state.isSameSession,
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
  it('SV-04 shows the tick at once, sends it, and refetches the cart', async () => {
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

  it('SV-04 ends in the state selected last, for any clicks and failures during pending requests', async () => {
    const clicks = fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), pauses: fc.nat(3), fails: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(clicks, async (all) => {
        const { cart, onServer, state } = cartOnServer()
        for (const { id, pauses, fails } of all) {
          state.error = fails ? new Error('no') : null
          cart.toggle(product(id))
          for (let pause = 0; pause < pauses; pause++) await Promise.resolve()
        }
        state.error = null
        const products = [1, 2, 3].map((id) => product(id))
        const shown = (): boolean[] => products.map(cart.isOn)
        const wanted = shown()
        await cart.settle()
        await cart.settle()
        // The ticks must match the server, and the state selected last unless the row reports a failure.
        expect(shown()).toEqual(products.map(({ product }) => onServer.has(productKey(product))))
        const hasFailure = products.map((one) => cart.failureOf(one) !== undefined)
        expect(shown().map((isOn, at) => hasFailure[at] || isOn === wanted[at])).toEqual([true, true, true])
      }),
    )
  })

  it('SV-04 sends changes one at a time, and skips those undone meanwhile', async () => {
    const { cart, calls, hold } = cartOnServer()
    const release = hold()
    cart.toggle(oil)
    cart.toggle(wash)
    cart.toggle(wash)
    release()
    await cart.settle()
    expect(calls).toEqual(['add 1', 'refresh'])
  })

  it('SV-04 reverts the tick and reports the error when the request fails, and clears the error on the next try', async () => {
    const { cart, state } = cartOnServer()
    state.error = new Error('no')
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failureOf(oil), cart.failureOf(wash)]).toMatchObject([
      false,
      { kind: 'refused', error: state.error },
      undefined,
    ])
    // The failure is reported and nothing is pending, so the visitor can continue.
    expect(await cart.settle()).toBe(true)
    state.error = null
    cart.toggle(oil)
    expect(cart.failureOf(oil)).toBeUndefined()
    expect(await cart.settle()).toBe(true)
    expect(cart.isOn(oil)).toBe(true)
  })

  it('SV-04 reports no failure of a change that was undone meanwhile', async () => {
    const { cart, state, hold } = cartOnServer()
    const release = hold()
    state.error = new Error('no')
    cart.toggle(oil)
    cart.toggle(oil)
    release()
    expect(await cart.settle()).toBe(true)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([false, undefined])
  })

  it('SV-04 settles with success if a failed change is repeated while the failure is still being handled', async () => {
    const { cart, state } = cartOnServer()
    state.error = new ApiError(500, null, '')
    cart.toggle(oil)
    while (!cart.failureOf(oil)) await Promise.resolve()
    state.error = null
    cart.toggle(oil)
    expect(await cart.settle()).toBe(true)
    expect(cart.isOn(oil)).toBe(true)
  })

  it('SV-04 settles with success if the visitor continues after a failure, while the cart is still being refetched', async () => {
    const { cart, state } = cartOnServer()
    let endRead = (): void => {}
    state.readGate = new Promise((resolve) => (endRead = resolve))
    state.error = new Error('no')
    cart.toggle(oil)
    await vi.waitFor(() => expect(cart.failureOf(oil)).toBeDefined(), { timeout: 20_000 })
    state.error = null
    cart.toggle(wash)
    const settled = cart.settle()
    endRead()
    expect(await settled).toBe(true)
    expect([cart.isOn(oil), cart.isOn(wash)]).toEqual([false, true])
  })

  it('SV-04 keeps the tick if the server applied the change but the response was lost', async () => {
    const { cart, state } = cartOnServer()
    Object.assign(state, { error: new Error('lost'), isResponseLost: true })
    cart.toggle(oil)
    await cart.settle()
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([true, undefined])
  })

  it('SV-04 keeps the tick and reports the failure if the cart cannot be refetched', async () => {
    const { cart, state, calls, onServer } = cartOnServer()
    state.isUnreadable = true
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([true, { kind: 'unread' }])
    // The tick counts as applied although the cart was not refetched, so unticking removes the product.
    cart.toggle(oil)
    expect(await cart.settle()).toBe(false)
    expect([cart.isOn(oil), onServer.size]).toEqual([false, 0])
    state.isUnreadable = false
    expect(await cart.settle()).toBe(true)
    expect([cart.isOn(oil), cart.failureOf(oil)]).toEqual([false, undefined])
    expect(calls.filter((call) => call !== 'refresh')).toEqual(['add 1', 'remove 1'])
  })

  it('SV-16 resends a product with changed details, but only while it is ticked', async () => {
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

  it('WZ-12 discards pending changes when the session has expired', async () => {
    const { cart, calls, state } = cartOnServer()
    state.error = new ApiError(412, 'SESSION', 'over')
    cart.toggle(oil)
    cart.toggle(wash)
    expect(await cart.settle()).toBe(false)
    expect(calls).toEqual(['add 1'])
    expect([cart.isOn(oil), cart.isOn(wash), cart.failureOf(oil)]).toEqual([false, false, undefined])
  })

  it('SV-04 WZ-09 stops sending and refetching when the session changes or the booking is closed', async () => {
    const { cart, calls, state, hold } = cartOnServer()
    const release = hold()
    cart.toggle(oil)
    cart.toggle(wash)
    state.isSameSession = false
    release()
    expect(await cart.settle()).toBe(false)
    expect([calls, cart.isOn(oil), cart.isOn(wash)]).toEqual([['add 1'], false, false])
  })

  it('SV-04 waits for the changes of an earlier step', async () => {
    let end = (): void => {}
    const { cart, calls } = cartOnServer(new Promise<void>((resolve) => (end = resolve)))
    cart.toggle(oil)
    await Promise.resolve()
    expect([cart.isOn(oil), calls]).toEqual([true, []])
    end()
    expect(await cart.settle()).toBe(true)
    expect(calls).toEqual(['add 1', 'refresh'])
  })

  it('SV-04 sends a change made while the cart could not be refetched', async () => {
    const { cart, calls, state } = cartOnServer()
    state.isUnreadable = true
    cart.toggle(oil)
    await vi.waitFor(() => expect(calls).toContain('refresh'), { timeout: 20_000 })
    cart.toggle(wash)
    expect(await cart.settle()).toBe(false)
    expect(calls).toEqual(['add 1', 'refresh', 'add 2', 'refresh'])
  })

  it('SV-04 sends no pending change after it was given up', async () => {
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
  it('SV-04 adds one of a product, with its calculator if it has one', () => {
    expect(cartItem(oil)).toEqual({ productId: 1, provider: 'W', amount: 1, description: 'Öljy', calculatorId: 9 })
    expect(cartItem(wash)).not.toHaveProperty('calculatorId')
  })

  it('SV-04 SV-16 keys products by id and provider, and ignores those added by another product', () => {
    const item = (value: object) => create(value, OrderItem)
    const keys = cartKeys([item({ product: { id: 1, provider: 'A' } }), item({ product: { id: 9 }, addedBy: 1 })])
    expect([...keys]).toEqual(['A:1'])
  })
})
