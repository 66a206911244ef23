import { number, object } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { persisted } from './persisted'

const Shape = object({ step: number() })

/** Web storage in memory. */
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

describe('what is kept in web storage', () => {
  it('WZ-10 is read back, and is gone when cleared', () => {
    const kept = persisted(keep(memory()), 'key', Shape)
    expect(kept.read()).toBeNull()
    kept.write({ step: 3 })
    expect(kept.read()).toEqual({ step: 3 })
    kept.clear()
    expect(kept.read()).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"step":"3"}', '{"step":3,"more":1}', '3'])(
    'WZ-10 is nothing where it is %j',
    (text) => {
      const storage = memory()
      storage.setItem('key', text)
      expect(persisted(() => storage, 'key', Shape).read()).toBeNull()
    },
  )

  it('WZ-10 is nothing where there is no storage at all', () => {
    const kept = persisted(refuse, 'key', Shape)
    kept.write({ step: 1 })
    expect(kept.read()).toBeNull()
    kept.clear()
  })

  it('WZ-10 is lost, without a fault, where storage is forbidden', () => {
    const kept = persisted(() => forbidden, 'key', Shape)
    kept.write({ step: 1 })
    expect(kept.read()).toBeNull()
    kept.clear()
  })
})
