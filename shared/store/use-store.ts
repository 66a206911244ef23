import { createContext, use, useState } from 'react'
import type { StoreDefinition, StoreResolver } from './define-store'

/** Gives the screens below it the stores of one application. */
export const StoresContext = createContext<StoreResolver | null>(null)

/** The resolver itself, for what looks stores up by a definition it is handed. */
export function useStores(): StoreResolver {
  const get = use(StoresContext)
  if (!get) throw new Error('No StoresContext above this component')
  return get
}

export const useStore = <T>(definition: StoreDefinition<T>): T => useStores()(definition)

/** A store that lives and dies with the screen that asks for it, so that nothing of it is left for the next visit. */
export function useOwnStore<T>(definition: StoreDefinition<T>): T {
  const get = useStores()
  const [store] = useState(() => definition.create(get))
  return store
}
