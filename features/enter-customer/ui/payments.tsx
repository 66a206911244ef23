import { observer } from 'mobx-react-lite'
import { Suspense, type ComponentType } from 'react'
import { wrongFields, type CustomerValues } from '#entities/customer'
import type { Gates, PaymentProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { customerDraft } from '../model/customer-draft'
import type { EnterCustomerStore } from '../model/enter-customer-store'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly of: readonly ComponentType<PaymentProps<CustomerValues>>[]
  readonly store: EnterCustomerStore
  readonly gates: Gates
  readonly isSending: boolean
  readonly above: Element | null
}

/** The payment methods that the process adds to the step, each shown once its chunk is loaded. */
export const Payments = observer(function Payments({ of, store, gates, isSending, above }: Props) {
  const draft = useStore(customerDraft)
  const saveDetails = async (): Promise<boolean> =>
    wrongFields(draft.values).length === 0 && (await store.flush(draft.values))
  const { guard, isSettled } = gates
  const props: PaymentProps<CustomerValues> = {
    customer: draft.values,
    isSending,
    isSettled,
    above,
    saveDetails,
    guard,
  }
  return (
    <div className={styles.payments}>
      {of.map((Payment, index) => (
        // The list belongs to the process and never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Suspense key={index}>
          <Payment {...props} />
        </Suspense>
      ))}
    </div>
  )
})
