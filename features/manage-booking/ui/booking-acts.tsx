import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { leadDate } from '#entities/booking'
import { CallUs } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/entities'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message, type MessageTone } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { classNames } from '#shared/ui/text/class-names'
import { cancelText } from '../model/saved-booking'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import styles from './booking-acts.module.css'
import { CancelDialog } from './cancel-dialog'
import { Failure } from './failure'

interface Props extends Omit<ManageStore, 'dispose'> {
  readonly booking: Booking
  /** Why the booking can be neither moved nor cancelled, or null if it can. */
  readonly obstacle: { readonly tone: MessageTone; readonly text: string } | null
  readonly prepare: () => Promise<unknown>
  readonly onRequest: () => void
  readonly className?: string | undefined
}

/** What the visitor can do with the booking, each act with what it does. */
export const BookingActs = observer(function BookingActs(props: Props) {
  const { booking, booked, move, obstacle, prepare, onRequest, className } = props
  const [isCancelling, setCancelling] = useState(false)
  const { refundText } = useStore(configPort)
  const { beginning } = move
  return (
    <section className={classNames(styles.acts, className)} aria-label={t('acts')}>
      <Panel>
        {obstacle ? (
          <Act>
            <Message tone={obstacle.tone}>
              <p>
                {obstacle.text}
                <CallUs number={booking.organization?.phone_number} />
              </p>
            </Message>
          </Act>
        ) : (
          <>
            <Act>
              <h3>{t('actsTitle')}</h3>
              <p>{t(leadDate(booking) === null ? 'stands' : 'standsLead')}</p>
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
            <Act>
              <p>{cancelText(booking, refundText)}</p>
              <Button
                className={styles.cancel}
                block
                aria-disabled={beginning.isRunning}
                onClick={() => setCancelling(true)}
              >
                {t('cancel')}
              </Button>
            </Act>
          </>
        )}
        <Act>
          <p>{t('requestTextOther')}</p>
          <Button className={styles.request} variant="link" onClick={onRequest}>
            {t('request')}
          </Button>
        </Act>
        {isCancelling && <CancelDialog booked={booked} onClose={() => setCancelling(false)} />}
      </Panel>
    </section>
  )
})

const Act = ({ children }: { readonly children: ReactNode }) => <div className={styles.act}>{children}</div>
