import type { CustomerFieldName, CustomerValues } from '#entities/customer'
import { createForm } from '#shared/form/create-form'

export const customerForm = createForm<CustomerValues>()

/** The id of a field's control, for the links of the summary of faults. */
export const idOf = (name: CustomerFieldName): string => `customer-${name}`
