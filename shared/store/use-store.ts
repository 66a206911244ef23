import { createContext, use, useEffect, useState } from 'react'
import type { StoreDefinition, StoreResolver } from './define-store'

/** Provides the stores of one application to the components below. */
export const StoresContext = createContext<StoreResolver | null>(null)

/** Returns the resolver, for code that receives store definitions as values. */
export function useStores(): StoreResolver {
  const get = use(StoresContext)
  if (!get) throw new Error('No StoresContext above this component')
  return get
}

/** Returns a store of the application. */
export const useStore = <T>(definition: StoreDefinition<T>): T => useStores()(definition)

/** A store with a screen-bound lifetime. It must stay usable after disposal, because React may mount a screen twice. */
export interface Disposable {
  /** Aborts operations in progress. */
  dispose(): void
}

/** Creates a store that lives as long as the component, so that no state is left for its next mount. */
export function useOwnStore<T extends Disposable>(definition: StoreDefinition<T>): T {
  const get = useStores()
  const [store] = useState(() => definition.create(get))
  useEffect(() => () => store.dispose(), [store])
  return store
}
