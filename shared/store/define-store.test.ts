import { describe, expect, it } from 'vitest'
import { createStores, definePort, defineStore, provide, type StoreDefinition } from './define-store'

describe('stores of an application', () => {
  it('are made when first asked for, once', () => {
    let made = 0
    const counter = defineStore('counter', () => ({ number: ++made }))
    const get = createStores()
    expect(made).toBe(0)
    expect(get(counter)).toBe(get(counter))
    expect(made).toBe(1)
  })

  it('are not those of another application', () => {
    const bag = defineStore('bag', () => ({ items: [] as string[] }))
    const [one, other] = [createStores(), createStores()]
    one(bag).items.push('x')
    expect(other(bag).items).toEqual([])
  })

  it('get the stores they need, provided ones first', () => {
    const port = definePort<string>('port')
    const store = defineStore('store', (get) => `a ${get(port)}`)
    expect(createStores(provide(port, 'value'))(store)).toBe('a value')
  })

  it('name the port that nobody provided', () => {
    const port = definePort<string>('api')
    expect(() => createStores()(port)).toThrow('Nothing provided for «api»')
  })

  it('name the circle of stores that need each other, and can be made once it is broken', () => {
    let isBroken = false
    const egg: StoreDefinition<object> = defineStore('egg', (get) => (isBroken ? {} : get(hen)))
    const hen: StoreDefinition<object> = defineStore('hen', (get) => get(egg))
    const get = createStores()
    expect(() => get(egg)).toThrow('Stores need each other: egg → hen → egg')
    isBroken = true
    expect(get(hen)).toBe(get(egg))
  })
})
