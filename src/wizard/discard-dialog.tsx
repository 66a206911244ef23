import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { moneyOf, moneyWords } from '#entities/payment'
import { STEP_HEADING_ID } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog'
import { t } from '../deferred/texts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks for confirmation before the booking is discarded, and says what happens with the money (RC-10). Continuing with
 * the booking is the safe default.
 */
export const DiscardDialog = observer(function DiscardDialog(props: Props) {
  const { text, onCancel, ...dialog } = props
  const { open } = props
  const money = moneyOf(useStores(), useStore(sessionStore).token)
  useEffect(() => {
    if (!open) return undefined
    // After the browser's Back there is no opener that could receive the focus.
    return () => {
      if (document.activeElement === document.body) document.getElementById(STEP_HEADING_ID)?.focus()
    }
  }, [open])
  return (
    <ConfirmDialog {...dialog} size="sm" closeLabel={t('close')} keep={t('keepBooking')} onKeep={onCancel}>
      <p>{text}</p>
      {money && moneyWords(money, 'lost').map((line) => <p key={line}>{line}</p>)}
    </ConfirmDialog>
  )
})

/** Asks for confirmation before starting over if many steps have been filled in (VE-07). */
export const StartOverDialog = observer(function StartOverDialog(
  props: Pick<Props, 'open' | 'onConfirm' | 'onCancel'>,
) {
  const { holdsTime } = useStore(bookingStore)
  const text = t(holdsTime ? 'startOverHeldText' : 'startOverText')
  return <DiscardDialog {...props} title={t('startOverTitle')} text={text} confirm={t('startOver')} />
})
