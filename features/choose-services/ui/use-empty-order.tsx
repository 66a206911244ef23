import { useState, type ReactNode } from 'react'
import { bookingAttemptPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog'
import { t } from '../texts'
import { defineStore } from '#shared/store/define-store'

interface Asked {
  /** Continues, or asks first if the order is empty. */
  readonly goOn: () => void
  readonly dialog: ReactNode
}

/** Asks once per booking whether an order with nothing in it is meant (RC-05). `isEmpty` is called when it matters. */
export function useEmptyOrder(isEmpty: () => boolean, onContinue: () => void): Asked {
  const { bookingAttemptId } = useStore(bookingAttemptPort)
  const confirmed = useStore(confirmedEmpty)
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const goOn = (): void => {
    if (isEmpty() && !confirmed.includes(bookingAttemptId)) setAsking(true)
    else onContinue()
  }
  const confirm = (): void => {
    confirmed.confirm(bookingAttemptId)
    close()
    onContinue()
  }
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      title={t('emptyOrderTitle')}
      size="sm"
      role="alertdialog"
      keep={t('emptyOrderBack')}
      onKeep={close}
      confirm={t('emptyOrderContinue')}
      onConfirm={confirm}
    >
      <p>{t('emptyOrderText')}</p>
    </ConfirmDialog>
  )
  return { goOn, dialog }
}

/** Remembers the booking that the visitor has confirmed to continue with nothing in it. */
class ConfirmedEmpty {
  private bookingAttemptId: string | null = null

  includes(bookingAttemptId: string): boolean {
    return this.bookingAttemptId === bookingAttemptId
  }

  confirm(bookingAttemptId: string): void {
    this.bookingAttemptId = bookingAttemptId
  }
}

const confirmedEmpty = defineStore('confirmed-empty', () => new ConfirmedEmpty())
