import type { Letter } from './letter'
import type { CalendarFile, Mailbox } from './mail'

/** What is the same in all mails of an installation. */
export interface MailSettings {
  readonly from: Mailbox
  /** Where the application is, without a slash at its end. */
  readonly publicUrl: string
}

/** A letter, and what goes with it. */
export interface Written {
  readonly letter: Letter
  /** Who reads the answer; empty: whoever reads the sender's mail. */
  readonly answersTo: string
  readonly calendar: CalendarFile | null
}

/** Why nobody gets a letter any more. */
export const GONE = 'what it is about is gone'
export const CANCELLED = 'what it is about is cancelled since'
export const ELSEWHERE = 'what it is about is at another workshop since'
