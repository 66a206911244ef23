import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'
import styles from './slots.module.css'

/** Message that somebody else took the chosen time. */
export const SlotTaken = observer(function SlotTaken({ calendar }: { readonly calendar: CalendarStore }) {
  return (
    calendar.isSlotTaken && (
      <Message tone="error" className={styles.taken}>
        {t('slotTaken')}
      </Message>
    )
  )
})
