import { isEmail } from '#shared/text/email'
import { t } from '../texts'

export interface Feedback {
  readonly message: string
  /** Empty where no answer is wanted. */
  readonly email: string
}

export const EMPTY: Feedback = { message: '', email: '' }

/** What the server takes at most. */
const LONGEST = 5000

const wordsOf = ({ message }: Feedback): string => `${t('about')}\n${message.trim()}`
/** So many are the visitor's own to use. */
export const LONGEST_MESSAGE = LONGEST - wordsOf(EMPTY).length

type Faults = { readonly [K in keyof Feedback]?: string | undefined }

/** What is wrong with the form, as messages by field, in the order of the form. */
export const feedbackFaults = ({ message, email }: Feedback): Faults => ({
  message: messageFault(message.trim()),
  email: email.trim() === '' || isEmail(email.trim()) ? undefined : t('emailFormat'),
})

function messageFault({ length }: string): string | undefined {
  if (length === 0) return t('messageRequired')
  return length > LONGEST_MESSAGE ? t('messageMaxLength', { max: LONGEST_MESSAGE }) : undefined
}

/** What is sent: the workshop is told by mail, and to whom to answer where that is known. */
export const requestOf = (feedback: Feedback) => ({
  query: {
    sendEmail: true,
    ...(feedback.email.trim() !== '' && { notificationEmailAddress: feedback.email.trim() }),
  },
  body: { message: wordsOf(feedback), rating: null },
})
