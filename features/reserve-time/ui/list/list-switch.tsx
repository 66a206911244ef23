import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { JumpLink } from '#shared/ui/action/jump-link'
import { Panel } from '#shared/ui/layout/panel'
import { FreeCalendar } from '../calendar/free-calendar'
import { Lazy } from '../lazy'
import { t } from '../../texts'
import { DayTimes } from '../times/day-times'
import { firstTime } from '../times/first-time'

interface Props {
  readonly calendar: CalendarStore
  readonly months: 1 | 2
  readonly isList: boolean
  /** True if the day's times stand in the side column instead. */
  readonly hasTimesAside: boolean
}

/** Free times as a calendar or as a list. Both views share one selection. */
export const FreeDays = observer(function FreeDays({ calendar, months, isList, hasTimesAside }: Props) {
  if (isList)
    return (
      <Panel>
        <Lazy reservedHeight="30rem">{({ DayList }) => <DayList calendar={calendar} />}</Lazy>
      </Panel>
    )
  return (
    <>
      <Panel>
        <FreeCalendar calendar={calendar} months={months} />
        {hasTimesAside && calendar.slots.length > 0 && <JumpLink to={firstTime}>{t('toTimes')}</JumpLink>}
      </Panel>
      {!hasTimesAside && (
        <Panel>
          <DayTimes calendar={calendar} />
        </Panel>
      )}
    </>
  )
})
