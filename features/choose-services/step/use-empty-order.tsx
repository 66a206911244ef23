import { useState, type ReactNode } from 'react'
import { visitPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { confirmedEmpty } from './confirmed-empty'
import { t } from '../texts'

interface Asked {
  /** Continues, or asks first if the order is empty. */
  readonly goOn: () => void
  readonly dialog: ReactNode
}

/** Asks once per booking whether an order with nothing in it is meant (RC-05). `isEmpty` is called when it matters. */
export function useEmptyOrder(isEmpty: () => boolean, onContinue: () => void): Asked {
  const { visit } = useStore(visitPort)
  const confirmed = useStore(confirmedEmpty)
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const goOn = (): void => {
    if (isEmpty() && !confirmed.includes(visit)) setAsking(true)
    else onContinue()
  }
  const confirm = (): void => {
    confirmed.confirm(visit)
    close()
    onContinue()
  }
  const dialog = (
    <Dialog
      open={isAsking}
      onClose={close}
      title={t('emptyOrderTitle')}
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('emptyOrderBack')}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {t('emptyOrderContinue')}
          </Button>
        </>
      }
    >
      <p>{t('emptyOrderText')}</p>
    </Dialog>
  )
  return { goOn, dialog }
}
