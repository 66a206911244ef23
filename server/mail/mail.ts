/** A mail as passed to a transport. */

/** A name and an address. They are kept apart, so that no code concatenates them unescaped. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Mail {
  /**
   * Reference of the outbox row, the same at every attempt. It names the file and forms the Message-ID, which
   * identifies duplicates. Letters, digits and hyphens.
   */
  readonly reference: string
  /** Id of the booking or request that it is about. It is no part of a mail that leaves this machine. */
  readonly record: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: Mailbox
  /** Recipient of replies. Null if replies go to the sender. */
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: CalendarFile | null
  /** Address at which a mail program stops such mails at once (RFC 8058). */
  readonly stopUrl?: string
}

/** An attached iCalendar file. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly content: string
}

/** Port of the mail dispatch. */
export interface MailTransport {
  /**
   * Dispatches a mail.
   *
   * @throws the failure, also if `signal` aborts the wait; the mail may have been dispatched nevertheless
   */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>
}
