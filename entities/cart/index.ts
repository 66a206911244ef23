export { cartItem, cartKeys, productKey, type Offer } from './model/cart-rules'
export { CartToggle, type CartFailure } from './model/cart-toggle'
export { leftCarts, type LeftCarts } from './model/left-carts'
