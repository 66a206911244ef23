/** What the rest of the server may use of this section. */
export { withBoughtTires } from './calls/bought-tires'
export { changeCart, completeCart } from './calls/cart-changes'
export { readCartItems } from './calls/cart-items'
export { serviceHandlers } from './calls/services'
export { suggestions } from './calls/suggestions'
export { CUSTOMER_COLUMNS, customerCells, customerRows, fullNameOf, storedCustomer } from './rules/customer-rows'
export { offer } from './rules/offer'
