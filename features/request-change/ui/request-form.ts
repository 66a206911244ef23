import { createForm } from '#shared/form/create-form'
import type { RequestValues } from '../model/request-values'

export const requestForm = createForm<RequestValues>()

/** The id of a field's control, by which the error summary leads to it. */
export const idOf = (name: string): string => `request-${name}`
