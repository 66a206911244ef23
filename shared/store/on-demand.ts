import { defineStore, type StoreDefinition } from './define-store'
import { neededCode } from './needed-code'
import { Resource } from './resource'
import { until } from './until'

/** Code that comes when it is first needed, with how that goes. */
export type OnDemand<T> = Resource<[], T>

export const onDemand = <T>(id: string, load: () => Promise<T>): StoreDefinition<OnDemand<T>> =>
  defineStore(id, () => new Resource(() => neededCode(load)))

/** Resolves to whether the code is here. Where it is under way already, it is waited for. */
export async function fetched(code: OnDemand<unknown>): Promise<boolean> {
  await until(() => code.state.status !== 'loading')
  return code.latest !== undefined || code.load()
}
