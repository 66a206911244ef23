export { CreditMarketing } from './ui/credit-marketing'
export { creditMarketingStore, type CreditMarketingStore } from './model/credit-marketing-store'
