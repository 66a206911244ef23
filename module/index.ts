/**
 * Everything that a process module of another package imports, as `huoltovaraus/module`. The docstring of each stands at its
 * source. What is not here may change at any time.
 */

// A process and its steps.
export {
  lazyScreen,
  lazyStep,
  StepHead,
  useStepHeading,
  type PageProcess,
  type PageScreenProps,
  type ProcessDefinition,
  type StepDefinition,
  type StepScreenProps,
  type SummaryProps,
  type WizardProcess,
} from '#entities/process'

// The ready steps, and what they show of other features.
export { creditAccount, creditRedirect } from '#features/apply-credit'
export { arrangeVisit } from '#features/arrange-visit'
export { chooseMechanic } from '#features/choose-mechanic'
export { chooseProducts, type ProductOptions } from '#features/choose-products'
export { chooseServices } from '#features/choose-services'
export { chooseTires } from '#features/choose-tires'
export { chooseWorkplace } from '#features/choose-workplace'
export { describeNeeds } from '#features/describe-needs'
export { enterCustomer } from '#features/enter-customer'
export { findVehicle } from '#features/find-vehicle'
export { loadFinishBooking, sendRequest, thanks, thanksForRequest } from '#features/finish-booking'
export { cardRedirect, payByCard } from '#features/pay-by-card'
export { discountCode } from '#features/redeem-code'
export { reserveTime } from '#features/reserve-time'
export { withdrawalByDay, WithdrawalRight } from '#features/withdraw-order'

// Stores, and what they ask the server.
export {
  bookingStore,
  type Completion,
  type LoadCompletion,
  OrderAside,
  refreshBooking,
  StepAside,
} from '#entities/booking'
export { notificationStore } from '#entities/notification'
export { aheadPort, apiPort } from '#shared/api/client'
export { contract } from '#shared/api/contract'
export { endpoint } from '#shared/api/endpoint'
export { configPort } from '#shared/config/config'
export { defineTexts } from '#shared/i18n/texts'
export { Action } from '#shared/store/action'
export { definePort, defineStore, type StoreDefinition, type StoreResolver } from '#shared/store/define-store'
export { persisted } from '#shared/store/persisted'
export { Resource } from '#shared/store/resource'
export { useOwnStore, useStore, useStores } from '#shared/store/use-store'

// Components of the kit.
export { Actions } from '#shared/ui/action/actions'
export { Button } from '#shared/ui/action/button'
export { ButtonLink } from '#shared/ui/action/button-link'
export { DateField } from '#shared/ui/calendar/date-field'
export { Message } from '#shared/ui/feedback/message'
export { State } from '#shared/ui/feedback/state'
export { Checkbox } from '#shared/ui/form/checkbox'
export { Field, Select, TextInput } from '#shared/ui/form/field'
export { FormGrid } from '#shared/ui/form/form-grid'
export { Tile, Tiles } from '#shared/ui/form/tile'
export { RadioGroup } from '#shared/ui/form/radio'
export { TextArea } from '#shared/ui/form/text-area'
export { Panel } from '#shared/ui/layout/panel'
export { Dialog } from '#shared/ui/overlay/dialog'
export { PlateChip } from '#shared/ui/text/plate'
export { createForm } from '#shared/form/create-form'
