import { isEmail } from '#shared/text/email'
import { t } from '../texts'
import { specificErrorText } from '#entities/notification'
import { ApiError } from '#shared/api/errors'

export interface Feedback {
  readonly message: string
  /** Reply address, or empty if no reply is wanted. */
  readonly email: string
}

export const EMPTY: Feedback = { message: '', email: '' }

/** Maximum message length that the server accepts. */
const LONGEST = 5000

const textOf = ({ message }: Feedback): string => `${t('about')}\n${message.trim()}`
/** Maximum length of the visitor's own text. */
export const LONGEST_MESSAGE = LONGEST - textOf(EMPTY).length

type Faults = { readonly [K in keyof Feedback]?: string | undefined }

/** Returns the messages of invalid fields, in the order of the form. */
export const feedbackFaults = ({ message, email }: Feedback): Faults => ({
  message: messageFault(message.trim()),
  email: email.trim() === '' || isEmail(email.trim()) ? undefined : t('emailFormat'),
})

function messageFault({ length }: string): string | undefined {
  if (length === 0) return t('messageRequired')
  return length > LONGEST_MESSAGE ? t('messageMaxLength', { max: LONGEST_MESSAGE }) : undefined
}

/** Builds the request. The workshop is notified by email, with the reply address if it was given. */
export const requestOf = (feedback: Feedback) => ({
  query: {
    sendEmail: true,
    ...(feedback.email.trim() !== '' && { notificationEmailAddress: feedback.email.trim() }),
  },
  body: { message: textOf(feedback), rating: null },
})

/** Returns the reason why sending feedback failed, or null if there is no specific one. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status === 429) return t('enough')
  if (error instanceof ApiError && error.code === 'BAD_EMAIL') return t('emailFormat')
  return specificErrorText(error)
}
