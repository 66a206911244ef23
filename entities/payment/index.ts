export { Gates, type Gate, type PaymentFormProps, type PaymentProps } from './model/gates'
export { moneyOf, moneyWords } from './model/money'
export {
  CardReturn,
  cardMemory,
  creditMemory,
  PaymentMemory,
  type RememberedCard,
  type RememberedCredit,
} from './model/payment-memory'
export { PaymentOutcome } from './ui/payment-outcome'
