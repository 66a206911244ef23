import { StrictMode, type ReactNode } from 'react'
import type { StoreResolver } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'

interface AppProps {
  readonly stores: StoreResolver
  /** The router's provider: the browser's, or the static one for prerendering. */
  readonly children: ReactNode
}

/** The whole application with its stores. */
export function App({ stores, children }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={stores}>{children}</StoresContext>
    </StrictMode>
  )
}
