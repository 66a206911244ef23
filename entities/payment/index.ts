export { Gates, type Gate, type PaymentFormProps, type PaymentProps } from './model/gates'
export { moneyOf, moneyWords } from './model/money'
export { withTabPayment } from './model/tab-payment'
export { PaymentChoice } from './model/payment-choice'
export {
  CardReturn,
  choiceMemory,
  cardMemory,
  creditMemory,
  PaymentMemory,
  type RememberedCard,
} from './model/payment-memory'
export { PaymentOption, useExpected } from './ui/payment-option'
export { PaymentOutcome } from './ui/payment-outcome'
