import { reaction, when } from 'mobx'
import { defineStore, type StoreDefinition } from './define-store'
import { loadRequiredChunk } from './required-chunk'
import { Resource } from './resource'

/** A lazily loaded chunk with its loading state. */
export type LazyCode<T> = Resource<[], T>

export const onDemand = <T>(id: string, load: () => Promise<T>): StoreDefinition<LazyCode<T>> =>
  defineStore(id, () => new Resource(() => loadRequiredChunk(load)))

/** Resolves to whether the code is loaded. Waits for a load in progress, or starts one. */
export async function ensureLoaded(code: LazyCode<unknown>): Promise<boolean> {
  await when(() => code.state.status !== 'loading')
  return code.latest !== undefined || code.load()
}

/**
 * Loads parts of one chunk together: once one of them is loading or loaded, the others load too. Returns the function
 * that ends this.
 */
export const loadTogether = (codes: readonly LazyCode<unknown>[]): (() => void) =>
  reaction(
    () => codes.some(({ state: { status } }) => status === 'loading' || status === 'ready'),
    (isWanted) => {
      if (!isWanted) return
      for (const code of codes) if (code.latest === undefined && code.state.status !== 'loading') void code.load()
    },
    { fireImmediately: true },
  )
