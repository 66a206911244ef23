import { createElement } from 'react'
import type { StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import type { Completion } from '../model/completion'
import { EnterCustomerScreen } from './enter-customer-screen'

/** What the step's chunk holds: its screen, with the way to send the booking. */
export const stepWith = (completion: StoreDefinition<Completion>) => ({
  Screen: (props: StepScreenProps) => createElement(EnterCustomerScreen, { ...props, completion }),
})
