import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { registryPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { ErrorBoundary, Failure } from './layout/failure'
import { Navigation } from './navigation/navigation'
import { ProcessPage } from './process-page'
import { isStatement, statement } from './statement/statement'

/** A route per routed process. Any other URL redirects to the first process (RT-01). */
export function AppRoutes() {
  const { routed, at } = useStore(registryPort)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const definition = at(pathname)
  const isAside = isStatement(pathname)
  const home = isAside ? undefined : routed[0]?.path
  useEffect(() => {
    if (!definition && home) void navigate({ pathname: home, search }, { replace: true })
  }, [definition, home, navigate, search])
  return (
    <>
      {definition && <ProcessPage key={definition.type} definition={definition} />}
      {isAside && (
        <ErrorBoundary fallback={<Failure />}>
          <Suspense>
            <statement.Screen />
          </Suspense>
        </ErrorBoundary>
      )}
      <Navigation />
    </>
  )
}
