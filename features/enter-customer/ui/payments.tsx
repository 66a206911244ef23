import { observer } from 'mobx-react-lite'
import { Suspense, useId, useLayoutEffect, useState, type ComponentType } from 'react'
import { sendingStore } from '#entities/booking'
import { wrongFields, type CustomerValues } from '#entities/customer'
import {
  PaymentChoice,
  choiceMemory,
  PaymentOption,
  useExpected,
  type Gate,
  type Gates,
  type PaymentProps,
} from '#entities/payment'
import { sessionStore } from '#entities/session'
import { instructionsFor } from '#shared/booking-facts/surfaces'
import { useStore } from '#shared/store/use-store'
import { customerDraft } from '../model/customer-draft'
import type { EnterCustomerStore } from '../model/enter-customer-store'
import { Panel } from '#shared/ui/layout/panel'
import { BUILDING_PATH } from '#shared/ui/text/icon-paths'
import { t } from '../texts'
import { usePaidBooking } from './paid-booking'
import styles from './payments.module.css'

interface Props {
  readonly of: readonly ComponentType<PaymentProps<CustomerValues>>[]
  readonly store: EnterCustomerStore
  readonly gates: Gates
  readonly isSending: boolean
  readonly above: Element | null
}

/**
 * The group 'Maksutapa': paying at the workplace, and the methods that the process adds to the step. With one way to
 * pay it is a sentence.
 */
export const Payments = observer(function Payments({ of, store, gates, isSending, above }: Props) {
  const draft = useStore(customerDraft)
  const saveDetails = async (): Promise<boolean> =>
    wrongFields(draft.values).length === 0 && (await store.flush(draft.values))
  const { guard, isSettled, note } = gates
  const memory = useStore(choiceMemory)
  const { token } = useStore(sessionStore)
  const [choice] = useState(() => new PaymentChoice(memory, token))
  const [awaiting] = useState(() => awaitingOf(choice))
  // Until the chosen method is there again, the submit would send the booking without it.
  useLayoutEffect(() => guard(awaiting), [guard, awaiting])
  const id = useId()
  const booking = usePaidBooking()
  const { payPlace: place } = useStore(sendingStore)
  const pay = booking && instructionsFor('orderPanel', booking).find(({ kind }) => kind === 'pay')?.text
  const payLater = [pay, isSettled ? null : t('payNothingNow')].filter(Boolean).join(' ')
  const props: PaymentProps<CustomerValues> = {
    customer: draft.values,
    isSending,
    isSettled,
    above,
    saveDetails,
    guard,
    choice,
  }
  const isGroup = choice.isOpen && (choice.hasAvailable || !isSettled)
  return (
    <Panel>
      <fieldset role={isGroup ? 'radiogroup' : 'group'} aria-labelledby={id} className={styles.payments}>
        <h3 id={id}>{t('payment')}</h3>
        {note !== null && <p>{note}</p>}
        {isGroup ? (
          <PaymentOption
            choice={choice}
            method={null}
            label={t('payLater', { place })}
            description={payLater}
            iconPath={BUILDING_PATH}
            disabled={isSending}
          />
        ) : (
          payLater !== '' && <p>{payLater}</p>
        )}
        {of.map((Payment, index) => (
          // The list belongs to the process and never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Suspense key={index} fallback={<Expected choice={choice} />}>
            <Payment {...props} />
          </Suspense>
        ))}
      </fieldset>
    </Panel>
  )
})

const awaitingOf = (choice: PaymentChoice): Gate => ({
  get blockedBecause() {
    return choice.isAwaited ? t('methodAwaited') : null
  },
})

/** Stands for a method whose chunk is loading. */
function Expected({ choice }: Pick<PaymentProps, 'choice'>) {
  useExpected(choice, true)
  return null
}
