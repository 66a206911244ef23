import { formatDayShort } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { ShownDays } from './step-delivery'
import { t } from './texts'

interface Props {
  readonly givenUp: ShownDays & { readonly day: WallDate; readonly because: 'shift' | 'locker' }
  /** The day that is chosen now; null if none is free. */
  readonly day: WallDate | null
}

/** Names the day that was given up, why, and the day that is chosen now. */
export function DayMoved({ givenUp, day }: Props) {
  if (day === null) return null
  const because = givenUp.because === 'locker' ? 'Locker' : givenUp.shift === 'MORNING' ? 'Morning' : 'Evening'
  return (
    <div ref={showFailure}>
      <Message tone="warning" role="alert">
        {t(`dayMoved${because}`, { day: formatDayShort(givenUp.day), found: formatDayShort(day) })}
      </Message>
    </div>
  )
}
