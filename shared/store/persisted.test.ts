import { number, object } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { persisted } from './persisted'

const Shape = object({ step: number() })

/** In-memory web storage. */
function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
const keep = (storage: Storage) => (): Storage => storage

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError')
}
const forbidden: Storage = {
  length: 0,
  clear: refuse,
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
}

describe('persisted value', () => {
  it('WZ-10 is read back until it is cleared', () => {
    const kept = persisted('key', Shape, keep(memory()))
    expect(kept.read()).toBeNull()
    kept.write({ step: 3 })
    expect(kept.read()).toEqual({ step: 3 })
    kept.clear()
    expect(kept.read()).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"step":"3"}', '{"step":3,"more":1}', '3'])(
    'WZ-10 is null if the stored text is %j',
    (text) => {
      const storage = memory()
      storage.setItem('key', text)
      expect(persisted('key', Shape, () => storage).read()).toBeNull()
    },
  )

  it('WZ-10 is null without web storage', () => {
    const kept = persisted('key', Shape, refuse)
    kept.write({ step: 1 })
    expect(kept.read()).toBeNull()
    kept.clear()
  })

  it('WZ-10 is discarded without an error if access to storage is denied', () => {
    const kept = persisted('key', Shape, () => forbidden)
    kept.write({ step: 1 })
    expect(kept.read()).toBeNull()
    kept.clear()
  })
})
