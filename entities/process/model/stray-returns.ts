import { makeAutoObservable, observableRef } from 'mobx'
import { array, object, string, type Infer } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'

const Strays = object({ path: string(), keys: array(string()) })

/** Returns from other sites that no booking of this tab can answer, until the visitor begins one (RC-23). */
class StrayReturns {
  /** Keys of the redirects that have returned the visitor with this page's address. */
  opened: readonly string[] = []
  private strays: Infer<typeof Strays> | null

  constructor(private readonly memory: Persisted<Infer<typeof Strays>>) {
    this.strays = memory.read()
    makeAutoObservable<this, 'memory' | 'strays'>(
      this,
      { memory: false, opened: false, strays: observableRef },
      { autoBind: true },
    )
  }

  /** Keys of the redirects whose returns opened the page at `path`, also before a reload. */
  at(path: string): readonly string[] {
    return this.strays?.path === path ? this.strays.keys : []
  }

  add(key: string): void {
    const path = window.location.pathname
    this.strays = { path, keys: [...new Set([...this.at(path), key])] }
    this.memory.write(this.strays)
  }

  clear(): void {
    this.strays = null
    this.memory.clear()
  }
}

export const strayReturnsStore = defineStore(
  'stray-returns',
  () => new StrayReturns(persisted('huoltovaraus.returns', Strays)),
)
