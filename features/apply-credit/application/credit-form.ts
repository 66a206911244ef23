import { createForm } from '#shared/form/create-form'
import type { CreditValues } from './credit-values'

export const creditForm = createForm<CreditValues>()
