export { cartItem, cartKeys, productKey, type Offer } from './model/cart-rules'
export { CartToggle, type CartFailure } from './model/cart-toggle'
export { pendingCarts, type PendingCarts } from './model/pending-carts'
