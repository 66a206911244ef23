import { createForm } from '#shared/form/create-form'
import type { RequestValues } from '../model/request-values'

export const requestForm = createForm<RequestValues>()

/** Returns the id of a field's control, which the error summary links to. */
export const idOf = (name: string): string => `request-${name}`
