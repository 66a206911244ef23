import type { CustomerFieldName, CustomerValues } from '#entities/customer'
import { createForm } from '#shared/form/create-form'

export const customerForm = createForm<CustomerValues>()

/** Returns the id of a field's control, to which the summary of faults links. */
export const idOf = (name: CustomerFieldName): string => `customer-${name}`
