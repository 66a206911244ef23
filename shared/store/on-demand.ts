import { defineStore, type StoreDefinition } from './define-store'
import { neededCode } from './needed-code'
import { Resource } from './resource'
import { until } from './until'

/** A lazily loaded chunk with its loading state. */
export type OnDemand<T> = Resource<[], T>

export const onDemand = <T>(id: string, load: () => Promise<T>): StoreDefinition<OnDemand<T>> =>
  defineStore(id, () => new Resource(() => neededCode(load)))

/** Resolves to whether the code is loaded. Waits for a load in progress, or starts one. */
export async function fetched(code: OnDemand<unknown>): Promise<boolean> {
  await until(() => code.state.status !== 'loading')
  return code.latest !== undefined || code.load()
}
