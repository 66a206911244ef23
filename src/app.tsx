import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { StoreResolver } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { ErrorBoundary, PageFailure } from './layout/failure'
import { Layout } from './layout/layout'
import { AppRoutes } from './router'

interface AppProps {
  readonly stores: StoreResolver
  /** The router to use. Prerendering replaces the browser's router. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>
}

/** The whole application with its stores. */
export function App({ stores, Router = BrowserRouter }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <ErrorBoundary fallback={<PageFailure />}>
          <Router>
            <Layout>
              <AppRoutes />
            </Layout>
          </Router>
        </ErrorBoundary>
      </StoresContext>
    </StrictMode>
  )
}
