import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { registryPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Navigation } from './navigation/navigation'
import { ProcessPage } from './process-page'

/** A route per routed process; the first one is where everything else leads (RT-01). */
export function AppRoutes() {
  const { routed, at } = useStore(registryPort)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const definition = at(pathname)
  const home = routed[0]?.path
  useEffect(() => {
    if (!definition && home) void navigate({ pathname: home, search }, { replace: true })
  }, [definition, home, navigate, search])
  return (
    <>
      {definition && <ProcessPage key={definition.type} definition={definition} />}
      <Navigation />
    </>
  )
}
