import { createForm } from '#shared/form/create-form'
import type { Feedback } from '../model/feedback'

export const feedbackForm = createForm<Feedback>()

/** The id of a field's control, by which the error summary leads to it. */
export const idOf = (name: keyof Feedback): string => `feedback-${name}`
