import { createForm } from '#shared/form/create-form'
import type { CustomerValues } from '../model/customer-values'

export const customerForm = createForm<CustomerValues>()

/** The id of a field's control, for the links of the summary of faults. */
export const idOf = (name: keyof CustomerValues): string => `customer-${name}`
