import { useEffect, useState } from 'react'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'

/**
 * Whether the code of the step that a reload has come back to has come, or will not, and that of the cards above it. They are
 * drawn at once then: React draws parts whose code it has to wait for when it suits it, and a card after the step moves it.
 */
export function useCodeHere(): boolean {
  const wizard = useStore(wizardStore)
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const steps = wizard.steps.slice(0, wizard.index + 1)
    void Promise.allSettled(steps.map(({ preload }) => preload())).then(() => setHasCome(true))
  }, [wizard])
  return hasCome
}
