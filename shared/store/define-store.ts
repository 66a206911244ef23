/** Finds the one instance of a store in an application; handed to each store that needs another. */
export type StoreResolver = <T>(definition: StoreDefinition<T>) => T

/** How a store is made. Each application (and each test) has instances of its own, made when first asked for. */
export interface StoreDefinition<T> {
  readonly id: string
  readonly create: (get: StoreResolver) => T
  /** The instances by application; kept with the definition, so that no lookup needs a cast. */
  readonly instances: WeakMap<Application, { readonly value: T }>
}

type Application = object
type Provision = (application: Application) => void

/** Defines a store. Ids are for messages only. */
export const defineStore = <T>(id: string, create: (get: StoreResolver) => T): StoreDefinition<T> => ({
  id,
  create,
  instances: new WeakMap(),
})

/** Something that stores need and that only the composition root can give, such as the API client. */
export const definePort = <T>(id: string): StoreDefinition<T> =>
  defineStore<T>(id, () => {
    throw new Error(`Nothing provided for «${id}»`)
  })

/** Gives `value` for a port, or instead of a store. */
export const provide =
  <T>(definition: StoreDefinition<T>, value: T): Provision =>
  (application) =>
    definition.instances.set(application, { value })

/** A new application: the resolver of its stores. */
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
