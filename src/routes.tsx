import { Suspense } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import type { ProcessRegistry } from '#entities/process'
import { ErrorBoundary, Failure, PageFailure } from './layout/failure'
import { Layout } from './layout/layout'
import { Navigation } from './navigation/navigation'
import { ProcessPage } from './process-page'
import { accessibilityStatement } from './accessibility-statement/accessibility-statement'
import { ACCESSIBILITY_STATEMENT_PATH } from './accessibility-statement/accessibility-statement-path'

/** Returns a route per routed process and one for the accessibility statement. Any other path leads to the first process (RT-01). */
export function routesOf({ routed }: ProcessRegistry): RouteObject[] {
  const pages = routed.map((definition) => ({
    path: definition.path,
    caseSensitive: true,
    element: <ProcessPage key={definition.type} definition={definition} />,
  }))
  const [first] = routed
  return [
    {
      element: <Shell />,
      children: [
        ...pages,
        { path: ACCESSIBILITY_STATEMENT_PATH, caseSensitive: true, element: <AccessibilityStatementRoute /> },
        ...(first ? [{ path: '*', element: <ToPath path={first.path} /> }] : []),
      ],
    },
  ]
}

/** The layout of all pages. Its boundary stands inside the router's own, which would show its texts in English. */
const Shell = () => (
  <ErrorBoundary fallback={<PageFailure />}>
    <Layout>
      <Outlet />
      <Navigation />
    </Layout>
  </ErrorBoundary>
)

const AccessibilityStatementRoute = () => (
  <ErrorBoundary fallback={<Failure />}>
    <Suspense>
      <accessibilityStatement.Screen />
    </Suspense>
  </ErrorBoundary>
)

/** Keeps the query, which may set parameters of the application. */
function ToPath({ path }: { readonly path: string }) {
  const { search } = useLocation()
  return <Navigate to={{ pathname: path, search }} replace />
}
