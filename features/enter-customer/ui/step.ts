import { createElement, type ComponentType } from 'react'
import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import type { StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import type { Completion } from '../model/completion'
import { EnterCustomerScreen } from './enter-customer-screen'

interface StepProps extends StepScreenProps {
  readonly payments: readonly ComponentType<PaymentProps<CustomerValues>>[]
}

/** Returns the step's screen with the given submit of the booking. */
export const stepWith = (completion: StoreDefinition<Completion>) => ({
  Screen: (props: StepProps) => createElement(EnterCustomerScreen, { ...props, completion }),
})
