import type { KnownProcessType } from '#shared/api/nouns/enums'
import type { BookingDocument } from '../platform/database/schema/bookings'

/** Something that a process tells of a booking, on every surface that the table of surfaces gives it (PM-03). */
export interface ToldFact {
  /** 'Katsastuslaji' */
  readonly label: string
  readonly text: string
  /** True for words of the customer, which calendars that others read do not show, and mails only without links. */
  readonly isTyped?: boolean
}

/** What the reference server knows of a process that another package brings. */
export interface ServerProcess {
  /** A type of the specification, or the package's own. */
  readonly type: KnownProcessType | (string & {})
  /** What a booking is for, as mails and lists call it: 'Katsastus'. */
  readonly name: string
  /** The info text of the process's tab, where the chain has none of that code. */
  readonly infoText?: { readonly code: string; readonly text: string }
  /** Returns the process's own facts of a booking, from its rows and parameters. */
  readonly facts?: (booking: BookingDocument) => readonly ToldFact[]
}

/** A package with processes. */
export interface ServerModule {
  /** Name of the package or folder, for messages. */
  readonly name: string
  /** Runs the package's code. It may throw. */
  readonly load: () => { readonly serverProcesses: readonly ServerProcess[] }
}
