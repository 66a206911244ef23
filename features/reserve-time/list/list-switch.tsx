import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { startOfMonth } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { PanelSection } from '#shared/ui/layout/panel'
import { t } from '../texts'
import { DayTimes } from '../times/day-times'
import { Lazy } from '../step/lazy'
import { FreeCalendar, type FreeCalendarProps } from '../calendar/free-calendar'
import styles from '../times/slots.module.css'

/** Free times as a calendar or as a list. Both views share one selection. */
export const FreeDays = observer(function FreeDays({ calendar, months }: FreeCalendarProps) {
  const [isList, setList] = useState(false)
  const showCalendar = (): void => {
    setList(false)
    const month = startOfMonth(calendar.day ?? calendar.view.month)
    if (!calendar.view.inSight.includes(month)) calendar.view.show(month)
  }
  return (
    <>
      <fieldset className={styles.views} aria-label={t('views')}>
        <Button variant="text" aria-pressed={!isList} onClick={showCalendar}>
          {t('viewCalendar')}
        </Button>
        <Button variant="text" aria-pressed={isList} onClick={() => setList(true)}>
          {t('viewList')}
        </Button>
      </fieldset>
      {isList ? (
        <Lazy reservedHeight="30rem">{({ DayList }) => <DayList calendar={calendar} />}</Lazy>
      ) : (
        <>
          <FreeCalendar calendar={calendar} months={months} />
          <PanelSection>
            <DayTimes calendar={calendar} />
          </PanelSection>
        </>
      )}
    </>
  )
})
