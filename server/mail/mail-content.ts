import type { Config } from '#shared/config/config'
import type { Letter } from './letter'
import type { CalendarFile, Mailbox } from './mail'

/** Settings shared by all mails of an installation. */
export interface MailSettings {
  readonly from: Mailbox
  /** Address of the application, without a trailing slash. */
  readonly publicUrl: string
  /** What letters quote of the application's configuration. */
  readonly application: Pick<Config, 'company' | 'links' | 'order' | 'withdrawal'>
}

/** A letter with its reply address and calendar file. */
export interface MailContent {
  readonly letter: Letter
  /** Reply-To address. Empty if replies go to the sender. */
  readonly replyAddress: string
  readonly calendar: CalendarFile | null
}

/** Reasons why no mail is sent any more. */
export const GONE = 'the booking or request no longer exists'
export const CANCELLED = 'the booking was cancelled meanwhile'
export const ANSWERED = 'the offer has lapsed or was answered meanwhile'
export const ELSEWHERE = 'the booking moved to another workshop meanwhile'
