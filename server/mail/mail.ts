/** A mail as it is handed to whatever delivers it. */

/** A name and an address, kept apart: nothing ever joins them by hand. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Mail {
  /**
   * Of the outbox row it was made from, the same at every attempt: names the file, and makes the Message-ID, by which a
   * mail that came twice is recognised. Letters, digits and hyphens.
   */
  readonly reference: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: Mailbox
  /** Who answers; null where answers go to the sender. */
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: CalendarFile | null
}

/** An iCalendar file to go with it. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly content: string
}

/** The port: delivers a mail for good, or throws. */
export interface MailTransport {
  /** @throws what went wrong, also when `signal` ends the waiting; the mail may have been delivered all the same */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>
}
