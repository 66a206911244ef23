import { useEffect, useRef } from 'react'
import { useStore } from '#shared/store/use-store'
import { showStandingFailure } from '#shared/ui/feedback/show-failure'
import { wizardStore } from '../model/wizard-store'

/** Id of the active step's heading, which labels the step's region. */
export const STEP_HEADING_ID = 'step-heading'

/**
 * Returns the attributes of the active step's heading. It takes the focus after a step change, so that reading continues
 * from it (WZ-14). A failure that stands above it stays in view (RC-08). Use it in an observer component.
 */
export function useStepHeading() {
  const { moves, calls } = useStore(wizardStore)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moves + calls === 0) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
    showStandingFailure()
  }, [moves, calls])
  return { ref, id: STEP_HEADING_ID, tabIndex: -1 } as const
}
