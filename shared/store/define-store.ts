/** Returns the only instance of a store in an application. Each store receives it to access other stores. */
export type StoreResolver = <T>(definition: StoreDefinition<T>) => T

/** Definition of a store. Each application, and each test, has its own instances, created on first access. */
export interface StoreDefinition<T> {
  readonly id: string
  readonly create: (get: StoreResolver) => T
  /** The instance per application. Stored in the definition, so that a lookup needs no cast. */
  readonly instances: WeakMap<Application, { readonly value: T }>
}

type Application = object
type Provision = (application: Application) => void

/** Defines a store. The id is used in messages only. */
export const defineStore = <T>(id: string, create: (get: StoreResolver) => T): StoreDefinition<T> => ({
  id,
  create,
  instances: new WeakMap(),
})

/** Defines a dependency, such as the API client, that only the composition root can provide. */
export const definePort = <T>(id: string): StoreDefinition<T> =>
  defineStore<T>(id, () => {
    throw new Error(`Nothing provided for «${id}»`)
  })

/** Provides `value` for a port, or in place of a store. */
export const provide =
  <T>(definition: StoreDefinition<T>, value: T): Provision =>
  (application) =>
    definition.instances.set(application, { value })

/** Creates an application and returns the resolver of its stores. */
export function createStores(...provisions: readonly Provision[]): StoreResolver {
  const application: Application = {}
  for (const set of provisions) set(application)
  const inCreation: string[] = []

  return function get<T>(definition: StoreDefinition<T>): T {
    const known = definition.instances.get(application)
    if (known) return known.value
    if (inCreation.includes(definition.id))
      throw new Error(`Stores need each other: ${[...inCreation, definition.id].join(' → ')}`)
    inCreation.push(definition.id)
    try {
      const value = definition.create(get)
      definition.instances.set(application, { value })
      return value
    } finally {
      inCreation.pop()
    }
  }
}
