import { useState, type ReactNode } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Dialog } from '#shared/ui/dialog'
import { t } from '../texts'

/** From this step on so much has been filled in that starting over asks first (VE-07). */
const ASKS_FROM_STEP = 2

interface Restart {
  /** Asks first where much would be lost. */
  readonly restart: () => void
  readonly startOver: () => void
  readonly dialog: ReactNode
}

/** 'Aloita alusta': forgets the whole booking and goes back to the first step. */
export function useRestart(): Restart {
  const session = useStore(sessionStore)
  const booking = useStore(bookingStore)
  const wizard = useStore(wizardStore)
  const [isAsking, setAsking] = useState(false)

  const startOver = (): void => {
    setAsking(false)
    booking.abandon()
    session.forget()
    wizard.reset()
  }
  const restart = (): void => {
    if (wizard.index >= ASKS_FROM_STEP && wizard.next) setAsking(true)
    else startOver()
  }
  const dialog = (
    <Dialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={t('startOverTitle')}
      closeLabel={t('close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('keepBooking')}
          </Button>
          <Button variant="primary" onClick={startOver}>
            {t('startOver')}
          </Button>
        </>
      }
    >
      <p>{t('startOverText')}</p>
    </Dialog>
  )
  return { restart, startOver, dialog }
}
