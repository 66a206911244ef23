import { isEmail } from '#shared/text/email'
import { oneLine } from './plain'

/** Whether mails can be sent to an address. One with invisible characters, such as pasted ones, is another address. */
export const isAddress = (text: string): boolean => isEmail(text) && oneLine(text) === text
