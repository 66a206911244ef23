import { observer } from 'mobx-react-lite'
import { bookingStore, ChosenTime, holdStore, StepAside, chosenTime } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { wrongFields } from '../model/customer-faults'
import type { CustomerValues } from '../model/customer-values'
import type { Gates } from '../model/gates'
import { t } from '../texts'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly formId: string
  readonly gates: Gates
  readonly isSending: boolean
}

/** What is about to be sent, and the button that sends it; disabled while the form is not valid, and why (CU-02). */
export const CustomerAside = observer(function CustomerAside({ formId, gates, isSending }: Props) {
  const { booking } = useStore(bookingStore)
  const { isBeingSent } = useStore(holdStore)
  const { values } = customerForm.useStatus()
  if (!booking) return null
  const time = chosenTime(booking)
  const submit = t(time?.isLead ? 'submitLead' : 'submit')
  return (
    <StepAside
      title={t('orderTitle')}
      booking={booking}
      isOnlyWide
      barText={time?.short ?? ''}
      extra={<p className={styles.info}>{t('noPrepayment')}</p>}
      action={{ children: submit, type: 'submit', form: formId, busy: isSending, busyLabel: t('submitting') }}
      blockedBecause={isSending ? null : (blockedBecause(time !== null || isBeingSent, values) ?? gates.blockedBecause)}
    >
      <ChosenTime time={time} missing={t('timeLost')} />
    </StepAside>
  )
})

/** Why the booking cannot be sent, naming the fields that are not right yet. */
function blockedBecause(hasTime: boolean, values: CustomerValues): string | null {
  if (!hasTime) return t('timeLost')
  const fields = wrongFields(values)
  return fields.length === 0 ? null : t('submitDisabled', { fields: fields.map((name) => t(name)).join(', ') })
}
