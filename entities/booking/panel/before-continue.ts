import { createContext, use, useEffect } from 'react'

/** Unfinished work of a form in the panel. Resolves to true if the step may be left. */
export type ContinueWork = () => Promise<boolean>

/** The forms in the panel that Continue waits for. */
export const ContinueContext = createContext<Set<ContinueWork> | null>(null)

/** Runs `work` when the visitor presses Continue. `work` must keep its identity between renders. */
export function useBeforeContinue(work: ContinueWork): void {
  const works = use(ContinueContext)
  useEffect(() => {
    works?.add(work)
    return () => {
      works?.delete(work)
    }
  }, [works, work])
}
