import { useEffect, useState } from 'react'
import { useMedia } from '#shared/ui/layout/use-media'

const TWO_MONTHS = '(min-width: 768px)'
/** Debounce delay in milliseconds, because a window passes many widths while it is being resized (TM-01). */
const REST_MS = 100

/** Returns the number of visible months: two on wide screens, one on narrow ones. */
export function useMonths(): 1 | 2 {
  const now = useMedia(TWO_MONTHS) ? 2 : 1
  const [months, setMonths] = useState<1 | 2>(now)
  useEffect(() => {
    const rest = setTimeout(() => setMonths(now), REST_MS)
    return () => clearTimeout(rest)
  }, [now])
  return months
}
