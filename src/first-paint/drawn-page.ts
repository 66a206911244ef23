/** A request that the page makes before its code has loaded, identical to the one that the code would make. */
export interface EarlyCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** The visitor's stored step of the wizard, reduced to the fields used here. */
export interface StoredStepPlace {
  readonly processType: string
  readonly step: string
}

/** Metadata of a prerendered page: JSON in `<script id="frame">`. */
export interface DrawnPage {
  /** The path that was prerendered. */
  readonly path: string
  /** The paths of other prerendered pages. Any other URL serves this page (RT-01). */
  readonly others: readonly string[]
  /** The text of `app-config` during prerendering. */
  readonly config: string
  /** The prerendered step of the wizard, or null for a page without steps. */
  readonly stepPlace: StoredStepPlace | null
  readonly tokenHeader: string
  /** Calls in order. The response to the first one contains the process token of the others. */
  readonly calls: readonly EarlyCall[]
  /** The call that reads the booking of a session, which a later step needs. */
  readonly booking: EarlyCall | null
  /** Addresses of the later steps' code and styles. */
  readonly later: readonly string[]
  /** Addresses of the code that the time step adds to them. */
  readonly ofTimeStep: readonly string[]
}
