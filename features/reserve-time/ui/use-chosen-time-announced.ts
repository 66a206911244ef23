import { useEffect, useRef } from 'react'
import type { ReservedTime } from '#entities/booking'
import { announce } from '#shared/ui/feedback/announce'
import { t } from '../texts'

/**
 * Announces the chosen time when it changes, however it was chosen, and that it is chosen no more. Says nothing of what
 * stands when the step opens. While the free times load, the choice is open.
 */
export function useChosenTimeAnnounced(time: ReservedTime | null, isLoading: boolean): void {
  const last = useRef<string | undefined>(undefined)
  const now = time ? [time.day, time.hours].filter(Boolean).join(' ') : ''
  useEffect(() => {
    if (isLoading || now === last.current) return
    const isFirst = last.current === undefined
    last.current = now
    if (!isFirst) announce(now ? t('timeChosen', { time: now }) : t('timeDropped'))
  }, [now, isLoading])
}
