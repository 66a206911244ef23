import { describe, expect, it } from 'vitest'
import { createStores, definePort, defineStore, provide, type StoreDefinition } from './define-store'

describe('stores of an application', () => {
  it('are created once, on first access', () => {
    let made = 0
    const counter = defineStore('counter', () => ({ number: ++made }))
    const get = createStores()
    expect(made).toBe(0)
    expect(get(counter)).toBe(get(counter))
    expect(made).toBe(1)
  })

  it('are separate for each application', () => {
    const bag = defineStore('bag', () => ({ items: [] as string[] }))
    const [one, other] = [createStores(), createStores()]
    one(bag).items.push('x')
    expect(other(bag).items).toEqual([])
  })

  it('receive the stores they need, with provided values taking precedence', () => {
    const port = definePort<string>('port')
    const store = defineStore('store', (get) => `a ${get(port)}`)
    expect(createStores(provide(port, 'value'))(store)).toBe('a value')
  })

  it('throw an error that names a port without a provided value', () => {
    const port = definePort<string>('api')
    expect(() => createStores()(port)).toThrow('Nothing provided for «api»')
  })

  it('throw an error that names a dependency cycle, and can be created once the cycle is broken', () => {
    let isBroken = false
    const egg: StoreDefinition<object> = defineStore('egg', (get) => (isBroken ? {} : get(hen)))
    const hen: StoreDefinition<object> = defineStore('hen', (get) => get(egg))
    const get = createStores()
    expect(() => get(egg)).toThrow('Stores need each other: egg → hen → egg')
    isBroken = true
    expect(get(hen)).toBe(get(egg))
  })
})
