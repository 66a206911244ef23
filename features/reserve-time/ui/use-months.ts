import { useEffect, useState } from 'react'
import { useMedia } from '#shared/ui/use-media'

const TWO_MONTHS = '(min-width: 768px)'
/** A window that is being dragged passes many widths; only where it rests counts (TM-01). */
const REST_MS = 100

/** Two months on wide screens, one on narrow ones. */
export function useMonths(): 1 | 2 {
  const now = useMedia(TWO_MONTHS) ? 2 : 1
  const [months, setMonths] = useState<1 | 2>(now)
  useEffect(() => {
    const rest = setTimeout(() => setMonths(now), REST_MS)
    return () => clearTimeout(rest)
  }, [now])
  return months
}
