import { observer } from 'mobx-react-lite'
import { sendingStore, StepAside, chosenTime, type Completion } from '#entities/booking'
import { customerFaults, customerFields, wrongFields, type CustomerValues } from '#entities/customer'
import type { Gates } from '#entities/payment'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { ENDINGS } from '../model/words-of'
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
  const { links } = useStore(configPort)
  const sending = useStore(sendingStore)
  const { values } = customerForm.useStatus()
  const { sends } = completion
  const orderButton = sends === 'order' ? sending.orderButton : null
  const submit = gates.submit?.label ?? orderButton ?? t(SUBMIT[sends])
  useChangeAnnounced(t('submitNow', { submit }))
  if (!booking) return null
  const { isUncertain, isRepeatable } = completion
  const time = chosenTime(booking)
  const ending = ENDINGS[sends]
  const blocked = completion.blockedBecause(isUnsaved)
  const why = (): string | null =>
    isSending || isUncertain ? null : (blocked ?? faultsText(values) ?? gates.blockedBecause)
  return (
    <StepAside
      title={t(sends === 'request' ? 'requestTitle' : 'orderTitle')}
      booking={booking}
      isOnlyWide
      // What the visitor orders must stand right above the button (LW-02).
      hasNoBar={sends === 'order'}
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
      {(time || sends === 'request') && <When time={time} booking={booking} />}
      {blocked !== null && <p>{blocked}</p>}
      <OrderTold booking={booking} />
    </StepAside>
  )
})

const SUBMIT = { booking: 'submit', order: 'submit', enquiry: 'submitLead', request: 'submitRequest' } as const

/** Returns why the details cannot be sent: the names of the faulty fields, or the fault of a single filled field. */
function faultsText(values: CustomerValues): string | null {
  const fields = wrongFields(values)
  const [first] = fields
  if (first === undefined) return null
  if (fields.length === 1 && values[first].trim() !== '') return customerFaults(values)[first] ?? null
  return t('submitDisabled', { fields: fields.map((name) => customerFields[name].label).join(', ') })
}
