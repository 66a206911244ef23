import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { chosenTime, type ReservedTime } from '#entities/booking'
import { usePagePart, type StepScreenProps } from '#entities/process'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { AsideOutlet, AsideProvider } from '#shared/ui/layout/outlets'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import styles from './manage.module.css'
import { MoveDialog } from './move-dialog'

interface Props extends Omit<ManageStore, 'dispose'> {
  /** The calendar in which a time is selected and held. */
  readonly Calendar: ComponentType<StepScreenProps>
}

/** 'perjantai 4.12.2026 klo 9.05–10.35' */
const timeText = ({ day, hours }: ReservedTime): string => [day, hours].filter(Boolean).join(' ')

/** The calendar of the booking's workshop and services. */
export const MoveTime = observer(function MoveTime({ booked, move, Calendar }: Props) {
  usePagePart(t('move'))
  const present = booked.booking && chosenTime(booked.booking)
  return (
    <AsideProvider>
      <div className={styles.columns}>
        <div className={styles.calendar}>
          <Message action={<Button onClick={move.leave}>{t('back')}</Button>}>
            {present && !present.isLead ? t('standsAt', { time: timeText(present) }) : t('standsLead')}
          </Message>
          <Calendar onContinue={move.askToConfirm} onRestart={move.leave} />
        </div>
        <AsideOutlet className={styles.aside} />
      </div>
      {move.isConfirming && <MoveDialog booked={booked} move={move} />}
    </AsideProvider>
  )
})
