export { Gates, type Gate } from './model/gates'
export type { PaymentFormProps, PaymentProps } from './model/payment-props'
export { PaymentOutcome } from './ui/payment-outcome'
export { usePageRestored } from './ui/use-page-restored'
