import { createContext, use, useEffect, useState } from 'react'
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

/** A store that can be told that its screen has left. It must be usable again afterwards: React may mount a screen twice. */
export interface Disposable {
  /** Gives up what is under way. */
  dispose(): void
}

/** A store that lives and dies with the screen that asks for it, so that nothing of it is left for the next visit. */
export function useOwnStore<T extends Disposable>(definition: StoreDefinition<T>): T {
  const get = useStores()
  const [store] = useState(() => definition.create(get))
  useEffect(() => () => store.dispose(), [store])
  return store
}
