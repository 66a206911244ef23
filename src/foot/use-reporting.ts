import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { reporterStore, type Reporter } from '../reporting/reporter'

/** The reporting, which begins with the first screen that it is used on. */
export function useReporting(): Reporter {
  const reporter = useStore(reporterStore)
  useEffect(() => reporter.begin(), [reporter])
  return reporter
}
