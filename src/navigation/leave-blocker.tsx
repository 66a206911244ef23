import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, useNavigate, type BlockerFunction } from 'react-router-dom'
import { registryPort, wizardStore } from '#entities/process'
import { useStores } from '#shared/store/use-store'
import { isModalOpen } from '#shared/ui/overlay/dialog'
import { leaveStore } from './leave-store'

/**
 * Blocks the way from a booking to another process until the visitor has confirmed it (WZ-15), and the way from any page
 * beneath a dialog. A page that is not a process leaves the booking unchanged in both directions.
 */
export function LeaveBlocker() {
  const get = useStores()
  const navigate = useNavigate()
  const isConfirmed = useRef(false)
  const mustBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const wasConfirmed = isConfirmed.current
      isConfirmed.current = false
      if (wasConfirmed || nextLocation.pathname === currentLocation.pathname) return false
      const other = get(registryPort).at(nextLocation.pathname)
      const isElsewhere = other !== undefined && other !== get(wizardStore).process
      return isModalOpen() || (isElsewhere && get(leaveStore).isBegun)
    },
    [get],
  )
  const blocker = useBlocker(mustBlock)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    // Any navigation under the question, such as a step whose save arrives, would end the router's own way on.
    blocker.reset()
    // The page beneath a dialog stays as it is until the dialog is answered.
    if (isModalOpen()) return
    get(leaveStore).ask(() => {
      isConfirmed.current = true
      void navigate({ pathname, search, hash })
    })
  }, [blocker, get, navigate])
  return null
}
