import { createForm } from '#shared/form/create-form'
import type { CreditValues } from '../model/credit-values'

export const creditForm = createForm<CreditValues>()
