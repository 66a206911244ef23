export { cartItem, cartKeys, productKey } from './model/cart-rules'
export { CartToggle } from './model/cart-toggle'
