import { useEffect, useState } from 'react'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'

/**
 * Returns whether the chunks of the restored step and of the cards above it have finished loading, or failed. Rendering
 * then happens at once. Otherwise React would suspend each card separately, and a late card would shift the step.
 */
export function useStepCodeLoaded(): boolean {
  const wizard = useStore(wizardStore)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const steps = wizard.steps.slice(0, wizard.index + 1)
    void Promise.allSettled(steps.map(({ preload }) => preload())).then(() => setLoaded(true))
  }, [wizard])
  return isLoaded
}
