import { useEffect } from 'react'
import { consentStore } from '#features/give-consent'
import { useStore } from '#shared/store/use-store'
import { reporterStore, type Reporter } from '../reporting/reporter'

/** The reporting, which begins with the first screen that it is used on. */
export function useReporting(): Reporter {
  const reporter = useStore(reporterStore)
  const consent = useStore(consentStore)
  useEffect(() => {
    const stopHearing = consent.begin()
    const stopReporting = reporter.begin()
    return () => {
      stopReporting()
      stopHearing()
    }
  }, [reporter, consent])
  return reporter
}
