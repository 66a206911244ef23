export { Gates, type Gate } from './model/gates'
export { moneyOf } from './model/money'
export { moneyWords } from './model/money-words'
export {
  CardReturn,
  cardMemory,
  creditMemory,
  PaymentMemory,
  type RememberedCard,
  type RememberedCredit,
} from './model/payment-memory'
export type { PaymentFormProps, PaymentProps } from './model/payment-props'
export { PaymentOutcome } from './ui/payment-outcome'
export { usePageRestored } from './ui/use-page-restored'
