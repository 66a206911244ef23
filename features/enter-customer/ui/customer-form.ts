import { createForm } from '#shared/form/create-form'
import type { CustomerValues } from '../model/customer-values'

export const customerForm = createForm<CustomerValues>()
