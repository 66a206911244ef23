/** How long personal data is kept, from the environment. */

/** Days after which each kind is erased. Null keeps it for as long as the server did before there was a limit. */
export interface RetentionDays {
  /** Counted from the day of the visit, from the requested day of a time enquiry, or from the cancellation. */
  readonly bookings: number | null
  /** The drafts that bookings keep for later changes. Counted as bookings. */
  readonly drafts: number | null
  /** Requests to change or cancel a booking. */
  readonly requests: number | null
  readonly feedback: number | null
  readonly offers: number | null
  /** Their amounts and days stay, without anything that leads to a person. */
  readonly payments: number | null
  /** Messages of the outbox, and mails written to files. */
  readonly mails: number | null
}
export type Retained = keyof RetentionDays

/** Keeps everything, as a server does without configuration. */
export const KEEP_ALL: RetentionDays = {
  bookings: null,
  drafts: null,
  requests: null,
  feedback: null,
  offers: null,
  payments: null,
  mails: null,
}

const MOST_DAYS = 36_500

/** The reader of whole numbers from config.ts. */
type Whole = (name: string, fallback: number, least: number, most: number) => number

/** Reads RETENTION_DAYS_BOOKINGS and its like. Throws a `StartError` that names the variable if a value is invalid. */
export function readRetention(env: Readonly<Record<string, string | undefined>>, whole: Whole): RetentionDays {
  const days = (kind: Retained): number | null => {
    const name = `RETENTION_DAYS_${kind.toUpperCase()}`
    return env[name]?.trim() ? whole(name, 1, 1, MOST_DAYS) : null
  }
  return {
    bookings: days('bookings'),
    drafts: days('drafts'),
    requests: days('requests'),
    feedback: days('feedback'),
    offers: days('offers'),
    payments: days('payments'),
    mails: days('mails'),
  }
}
