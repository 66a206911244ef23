import { bookingStore, OrderSummary } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { ChooseProductsStore, type ProductOptions } from '../model/choose-products-store'
import { ProductList } from './product-list'

const basis = (get: StoreResolver): unknown => get(bookingStore).booking?.order_items.map(({ product }) => product)

/** Returns the step that sells the products of the given list. */
export function stepWith({ title, lead, ...options }: ProductOptions) {
  const store = defineStore('choose-products', (get) => new ChooseProductsStore(get, options))
  const Screen = ({ onContinue }: StepScreenProps) => (
    <>
      <StepHead title={title} lead={lead} />
      <ProductList store={store} isSingle={options.choice === 'one'} title={title} onContinue={onContinue} />
    </>
  )
  return { Screen, Summary: OrderSummary, basis }
}
