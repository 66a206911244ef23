import { when } from 'mobx'
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
