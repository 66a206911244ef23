import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { Message } from '#shared/ui/message'
import { t } from '../texts'
import styles from './slots.module.css'

/** Message that somebody else took the chosen time. */
export const SlotLost = observer(function SlotLost({ calendar }: { readonly calendar: CalendarStore }) {
  return (
    calendar.isSlotLost && (
      <Message tone="error" role="alert" className={styles.lost}>
        {t('slotTaken')}
      </Message>
    )
  )
})
