export { CreditMarketing } from './ui/credit-marketing'
