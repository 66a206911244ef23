/** What the rest of the server may use of this section. */
export { withBoughtTires } from './calls/bought-tires'
export { changeCart, completeCart } from './calls/cart-changes'
export { readCartItems } from './calls/cart-items'
export { serviceHandlers } from './calls/services'
export { listingOf } from './rules/listing'
