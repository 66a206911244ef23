import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useStore } from '#shared/store/use-store'
import { bookingStore } from '../model/booking-store'
import { t } from '../texts'
import styles from './order-aside.module.css'
import { OrderRows, type OrderNote } from './order-rows'
import { RefreshFailed } from './refresh-failed'
import { StepAside } from './step-aside'

export interface OrderAsideProps {
  /** A last row for what is wanted but in no estimate. */
  readonly note?: OrderNote | null
  /** Between the total and the button: the discount code, the workshop's own text. */
  readonly extra?: ReactNode
  /** Below the panel and outside of it. */
  readonly below?: ReactNode
  /** Why the visitor cannot go on, null where they can. */
  readonly blockedBecause: string | null
  /** Resolves to whether the server has all that was asked for: the next step counts with it. */
  readonly settle: () => Promise<boolean>
  readonly onContinue: () => void
}

/** The panel «Valitut palvelut» beside a step that chooses services (SV-10); what of it fits, in the bottom bar. */
export const OrderAside = observer(function OrderAside(props: OrderAsideProps) {
  const { note, extra, below, blockedBecause, settle, onContinue } = props
  const { booking, resource } = useStore(bookingStore)
  const [isLeaving, setLeaving] = useState(false)
  if (!booking) return null
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const isSettled = await settle()
    setLeaving(false)
    if (isSettled) onContinue()
  }
  // What was not read after a change is the change's to read; it is asked for here only where nothing else does.
  const refresh = async (): Promise<void> => {
    if ((await settle()) && resource.state.status === 'failed') await resource.load()
  }
  const { order_items: items } = booking
  return (
    <StepAside
      title={t('chosen')}
      booking={booking}
      barText={t.count('chosenCount', items.length)}
      action={{ children: t('continue'), onClick: () => void leave(), busy: isLeaving, busyLabel: t('continue') }}
      blockedBecause={blockedBecause}
      extra={
        <div className={styles.extra}>
          {resource.state.status === 'failed' && <RefreshFailed onRetry={refresh} />}
          {extra}
        </div>
      }
      below={below}
    >
      {items.length === 0 && <p className={styles.empty}>{t('chosenEmpty')}</p>}
      {(items.length > 0 || note) && <OrderRows items={items} note={note} />}
    </StepAside>
  )
})
