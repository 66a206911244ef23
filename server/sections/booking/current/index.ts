/** What the rest of the server may use of this part. */
export { currentBookingHandlers } from './calls/current'
export { CUSTOMER_COLUMNS, customerCells, customerRows, fullNameOf, storedCustomer } from './rules/customer-rows'
