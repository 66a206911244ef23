export { Gates, type Gate } from './model/gates'
export { moneyOf } from './model/money'
export { moneyWords } from './model/money'
export {
  CardReturn,
  cardMemory,
  creditMemory,
  PaymentMemory,
  type RememberedCard,
  type RememberedCredit,
} from './model/payment-memory'
export type { PaymentFormProps, PaymentProps } from './model/gates'
export { PaymentOutcome } from './ui/payment-outcome'
