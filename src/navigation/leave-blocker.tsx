import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { registryPort, wizardStore } from '#entities/process'
import { useStores } from '#shared/store/use-store'
import { isModalOpen } from '#shared/ui/overlay/dialog'
import { leaveStore } from './leave-store'

/**
 * Blocks the way from a booking to another process until the visitor has confirmed it (WZ-15). A page that is not a
 * process leaves the booking unchanged in both directions.
 */
export function LeaveBlocker() {
  const get = useStores()
  const mustAsk = useCallback<BlockerFunction>(
    ({ nextLocation }) => {
      const other = get(registryPort).at(nextLocation.pathname)
      if (other === undefined || other === get(wizardStore).process) return false
      return isModalOpen() || get(leaveStore).isBegun
    },
    [get],
  )
  const blocker = useBlocker(mustAsk)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { leave, ask } = get(leaveStore)
    // The page beneath another dialog stays as it is until that one is answered.
    if (leave === null && isModalOpen()) blocker.reset()
    else ask(blocker.proceed, blocker.reset)
  }, [blocker, get])
  return null
}
