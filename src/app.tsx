import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { StoreResolver } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { ErrorBoundary } from './layout/error-boundary'
import { PageFailure } from './layout/failure'
import { Layout } from './layout/layout'
import { AppRoutes } from './router'

/** The whole application over one set of stores. */
export function App({ stores }: { readonly stores: StoreResolver }) {
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <ErrorBoundary fallback={<PageFailure />}>
          <BrowserRouter>
            <Layout>
              <AppRoutes />
            </Layout>
          </BrowserRouter>
        </ErrorBoundary>
      </StoresContext>
    </StrictMode>
  )
}
