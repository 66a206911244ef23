import { observer } from 'mobx-react-lite'
import { useState, type ReactNode, type MouseEvent, createContext, use, useEffect } from 'react'
import { hasRows } from '#shared/booking-facts/order'
import { useStore } from '#shared/store/use-store'
import { bookingStore } from '../../model/booking-store'
import { t } from '../../texts'
import styles from './order-aside.module.css'
import { OrderRows, type OrderNote } from '../order/order-rows'
import { ScrollingRows } from './scrolling-rows'
import { StepAside } from './step-aside'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'

interface OrderAsideProps {
  /** A last row for a choice that the estimate does not contain. */
  readonly note?: OrderNote | null
  /** Content below the button, such as the discount code and the workshop's text. */
  readonly belowButton?: ReactNode
  /** Why the visitor cannot continue; null if they can. */
  readonly blockedBecause: string | null
  /**
   * Waits for pending changes. Resolves to true if the server has all of them, because the next step depends on them.
   */
  readonly settle: () => Promise<boolean>
  readonly onContinue: () => void
}

/** The panel «Valitut palvelut» beside a step that chooses services (SV-10), shortened in the bottom bar. */
export const OrderAside = observer(function OrderAside(props: OrderAsideProps) {
  const { note, belowButton, blockedBecause, settle, onContinue } = props
  const { booking, resource } = useStore(bookingStore)
  const [isLeaving, setLeaving] = useState(false)
  const [works] = useState(() => new Set<ContinueWork>())
  if (!booking) return null
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const isSettled = (await settle()) && (await finished(works))
    setLeaving(false)
    if (isSettled) onContinue()
  }
  // A pending change refetches the booking itself, so this refetches only a read that still counts as failed.
  const refresh = async (): Promise<void> => {
    if ((await settle()) && resource.state.status === 'failed') await resource.load()
  }
  const { order_items: items } = booking
  return (
    <StepAside
      title={t('chosen')}
      booking={booking}
      barText={[t.count('chosenCount', items.length), note?.short].filter(Boolean).join(', ')}
      action={{ children: t('continue'), onClick: () => void leave(), busy: isLeaving, busyLabel: t('continue') }}
      blockedBecause={blockedBecause}
      aboveButton={resource.state.status === 'failed' && <RefreshFailed onRetry={refresh} />}
      belowButton={
        <div className={styles.extra}>
          <ContinueContext value={works}>{belowButton}</ContinueContext>
        </div>
      }
    >
      {!hasRows(booking) && <p className={styles.empty}>{t('chosenEmpty')}</p>}
      {(hasRows(booking) || note) && (
        <ScrollingRows>
          <OrderRows booking={booking} note={note} />
        </ScrollingRows>
      )}
    </StepAside>
  )
})

/** Runs the work of the forms. Resolves to true if all of them may be left. */
const finished = async (works: ReadonlySet<ContinueWork>): Promise<boolean> =>
  (await Promise.all([...works].map((work) => work()))).every(Boolean)

/** Warns that the rows and the total above are stale, and offers a retry. */
function RefreshFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button disappears, so the panel's heading takes the focus.
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    void onRetry()
  }
  return (
    <Message tone="error">
      <p>{t('refreshFailed')}</p>
      <Button className={styles.retry} onClick={retry}>
        {t('retry')}
      </Button>
    </Message>
  )
}

/** Unfinished work of a form in the panel. Resolves to true if the step may be left. */
type ContinueWork = () => Promise<boolean>

/** The forms in the panel that Continue waits for. */
const ContinueContext = createContext<Set<ContinueWork> | null>(null)

/** Runs `work` when the visitor presses Continue. `work` must keep its identity between renders. */
export function useBeforeContinue(work: ContinueWork): void {
  const works = use(ContinueContext)
  useEffect(() => {
    works?.add(work)
    return () => {
      works?.delete(work)
    }
  }, [works, work])
}
