import { createForm } from '#shared/form/create-form'
import type { Feedback } from '../model/feedback'

export const feedbackForm = createForm<Feedback>()

/** Returns the id of a field's control, which the error summary links to. */
export const idOf = (name: keyof Feedback): string => `feedback-${name}`
