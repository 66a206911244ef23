import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { reporterStore, type Reporter } from '../reporting/reporter'

/** Returns the reporter and starts it when the component mounts. */
export function useReporting(): Reporter {
  const reporter = useStore(reporterStore)
  useEffect(() => reporter.begin(), [reporter])
  return reporter
}
