import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { registryPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Navigation } from './navigation/navigation'
import { ProcessPage } from './process-page'

/** A route per routed process; the first one is where everything else leads (RT-01). */
export function AppRoutes() {
  const { routed } = useStore(registryPort)
  const { search } = useLocation()
  const home = routed[0]?.path ?? '/'
  return (
    <>
      <Routes>
        {routed.map((definition) => (
          <Route key={definition.type} path={definition.path} element={<ProcessPage definition={definition} />} />
        ))}
        <Route path="*" element={<Navigate to={{ pathname: home, search }} replace />} />
      </Routes>
      <Navigation />
    </>
  )
}
