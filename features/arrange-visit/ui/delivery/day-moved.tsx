import { formatDayShort } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { ShownDays } from '../../model/delivery/step-delivery'
import { t } from '../../lazy-texts'

interface Props {
  readonly givenUp: ShownDays & { readonly day: WallDate; readonly because: 'shift' | 'locker' }
  /** The day that is chosen now; null if none is free. */
  readonly day: WallDate | null
}

/** Names the day that was given up, why, and the day that is chosen now, if one is. */
export function DayMoved({ givenUp, day }: Props) {
  const because = givenUp.because === 'locker' ? 'Locker' : givenUp.shift === 'MORNING' ? 'Morning' : 'Evening'
  const was = formatDayShort(givenUp.day)
  return (
    <div ref={showFailure}>
      <Message tone="warning" role="alert">
        {day === null
          ? t(`dayGone${because}`, { day: was })
          : t(`dayMoved${because}`, { day: was, found: formatDayShort(day) })}
      </Message>
    </div>
  )
}
