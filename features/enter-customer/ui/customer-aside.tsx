import { observer } from 'mobx-react-lite'
import { holdStore, sendingStore, StepAside, chosenTime } from '#entities/booking'
import { customerFaults, customerFields, wrongFields, type CustomerValues } from '#entities/customer'
import type { Gates } from '#entities/payment'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { ENDINGS } from '../model/words-of'
import type { Completion } from '../model/completion'
import { t } from '../texts'
import { customerForm } from './customer-form'
import { OrderTold, Paid, When } from './order-told'
import { usePaidBooking } from './paid-booking'
import { BeforeSending, Terms } from './trader'

interface Props {
  readonly formId: string
  readonly gates: Gates
  readonly completion: Completion
  readonly isSending: boolean
  /** The details could not be saved. */
  readonly isUnsaved: boolean
  /** Shows the faults, if there are any. */
  readonly onFaulty: () => void
}

/** The order and the submit button, with the reason while it is disabled (CU-02). */
export const CustomerAside = observer(function CustomerAside(props: Props) {
  const { formId, gates, completion, isSending, isUnsaved, onFaulty } = props
  const booking = usePaidBooking()
  const { isSubmitPending } = useStore(holdStore)
  const { links } = useStore(configPort)
  const { kind, orderButton } = useStore(sendingStore)
  const { values } = customerForm.useStatus()
  const submit = gates.submit?.label ?? orderButton ?? t(kind === 'enquiry' ? 'submitLead' : 'submit')
  useChangeAnnounced(t('submitNow', { submit }))
  if (!booking) return null
  const { isUncertain, isRepeatable } = completion
  const time = chosenTime(booking)
  const ending = ENDINGS[kind]
  const timeLost = t(isUnsaved ? 'timeLost' : 'timeLostKept')
  const why = (): string | null => {
    if (isSending || isUncertain) return null
    return time || isSubmitPending ? (faultsText(values) ?? gates.blockedBecause) : timeLost
  }
  return (
    <StepAside
      title={t('orderTitle')}
      booking={booking}
      isOnlyWide
      // What the visitor orders must stand right above the button (LW-02).
      hasNoBar={kind === 'order'}
      barText={time?.short ?? ''}
      barNote={links.terms && <Terms ending={ending} href={links.terms} />}
      aboveButton={
        <>
          <Paid booking={booking} />
          <BeforeSending ending={ending} />
        </>
      }
      action={{
        children: isUncertain ? (isRepeatable ? t('askAgain') : (orderButton ?? t('sendAgain'))) : submit,
        type: 'submit',
        form: formId,
        busy: isSending,
        busyLabel: gates.submit?.busyLabel ?? t(`submitting${ending}`),
      }}
      blockedBecause={why()}
      onRefused={wrongFields(values).length > 0 ? onFaulty : undefined}
    >
      {time ? <When time={time} booking={booking} /> : !isSubmitPending && <p>{timeLost}</p>}
      <OrderTold booking={booking} />
    </StepAside>
  )
})

/** Returns why the details cannot be sent: the names of the faulty fields, or the fault of a single filled field. */
function faultsText(values: CustomerValues): string | null {
  const fields = wrongFields(values)
  const [first] = fields
  if (first === undefined) return null
  if (fields.length === 1 && values[first].trim() !== '') return customerFaults(values)[first] ?? null
  return t('submitDisabled', { fields: fields.map((name) => customerFields[name].label).join(', ') })
}
