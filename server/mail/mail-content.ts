import type { Config } from '#shared/config/config'
import type { Letter } from './letter'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { CalendarFile, Mailbox } from './mail'

/** Settings shared by all mails of an installation. */
export interface MailSettings {
  readonly from: Mailbox
  /** Address of the application, without a trailing slash. */
  readonly publicUrl: string
  /** What letters quote of the application's configuration. */
  readonly application: Pick<Config, 'company' | 'links' | 'order' | 'withdrawal'>
  /** Address of the page that stops the reminders of a booking. */
  readonly stopUrl: (bookingId: string) => string
  /** Reference of a booking in the desk's list. */
  readonly reference: (bookingId: string) => string
  /** Business clock. */
  readonly now: () => WallDateTime
}

/** A letter with its reply address and calendar file. */
export interface MailContent {
  readonly letter: Letter
  /** Reply-To address. Empty if replies go to the sender. */
  readonly replyAddress: string
  readonly calendar: CalendarFile | null
  /** Address at which a mail program stops such mails at once (RFC 8058). */
  readonly stopUrl?: string
}

/** Reasons why no mail is sent any more. */
export const GONE = 'the booking or request no longer exists'
export const CANCELLED = 'the booking was cancelled meanwhile'
export const ANSWERED = 'the offer has lapsed or was answered meanwhile'
export const MOVED = 'the booking was moved meanwhile'
export const PAST = 'the visit has begun meanwhile'
export const COLLECTED = 'the car was collected meanwhile'
export const ELSEWHERE = 'the booking moved to another workshop meanwhile'
