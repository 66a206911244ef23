import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { leadDate } from '#entities/booking'
import { CallUs } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/booking'
import type { StillPossible } from '#shared/api/nouns/visit'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { classNames } from '#shared/ui/text/class-names'
import { cancelText, closedText } from '../model/saved-booking'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import styles from './booking-acts.module.css'
import { CancelDialog } from './cancel-dialog'
import { Failure } from './failure'

interface Props extends Omit<ManageStore, 'dispose'> {
  readonly booking: Booking
  readonly possible: StillPossible
  readonly prepare: () => Promise<unknown>
  readonly onRequest: () => void
  readonly className?: string | undefined
}

/** What the visitor can do with the booking, each act with what it does. */
export const BookingActs = observer(function BookingActs(props: Props) {
  const { booking, booked, move, possible, prepare, onRequest, className } = props
  const [isCancelling, setCancelling] = useState(false)
  const { refundText } = useStore(configPort)
  const { beginning } = move
  const isLead = leadDate(booking) !== null
  const closeDialog = (): void => {
    setCancelling(false)
    // The button that opened it is gone once the server has refused.
    if (!possible.cancel) booked.turn()
  }
  return (
    <section className={classNames(styles.acts, className)} aria-label={t('acts')}>
      <Panel>
        {!possible.move && !possible.cancel && (
          <Act>
            <Message tone={possible.closed === 'CAR_RECEIVED' ? 'info' : 'warning'}>
              <p>
                {closedText(possible)}
                <CallUs number={booking.organization?.phone_number} />
              </p>
            </Message>
          </Act>
        )}
        {possible.move && (
          <Act>
            <h3>{t('actsTitle')}</h3>
            <p>{t(isLead ? 'standsLead' : 'stands')}</p>
            <Button
              // Demotes the button after a move, because moving again is not the next step.
              variant={booked.notice === 'moved' ? 'secondary' : 'primary'}
              size="lg"
              block
              busy={beginning.isRunning}
              busyLabel={t('movePreparing')}
              onClick={() => void beginning.run(prepare)}
            >
              {t('move')}
            </Button>
            {beginning.hasFailed && <Failure title={t('moveFailed')} error={beginning.error} />}
          </Act>
        )}
        {possible.cancel && (
          <Act>
            <p>{cancelText(booking, refundText)}</p>
            <Button
              className={styles.cancel}
              block
              aria-disabled={beginning.isRunning}
              onClick={() => setCancelling(true)}
            >
              {t(isLead ? 'cancelLead' : 'cancel')}
            </Button>
          </Act>
        )}
        {/* The form asks for a change that the text above has just ruled out, unless it is the only way on. */}
        {(possible.move || possible.cancel || !booking.organization?.phone_number) && (
          <Act>
            <p>{t('requestTextOther')}</p>
            <Button className={styles.request} variant="link" onClick={onRequest}>
              {t('request')}
            </Button>
          </Act>
        )}
        {isCancelling && <CancelDialog booked={booked} isPossible={possible.cancel} onClose={closeDialog} />}
      </Panel>
    </section>
  )
})

const Act = ({ children }: { readonly children: ReactNode }) => <div className={styles.act}>{children}</div>
