/** A request that the page makes while its code is still on the way; the same that the code would make. */
export interface EarlyCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** What session storage says of a visitor's place in the wizard, as far as it matters here. */
export interface Place {
  readonly processType: string
  readonly step: string
}

/** What is said in a page that was drawn ahead of time about its drawing; JSON in `<script id="frame">`. */
export interface Frame {
  /** The path it was drawn for. */
  readonly path: string
  /** The paths that have drawings of their own; any other address leads to this page (RT-01). */
  readonly others: readonly string[]
  /** The text of `app-config` it was drawn with. */
  readonly config: string
  /** The place in the wizard that it shows; null for a page without steps. */
  readonly place: Place | null
  readonly tokenHeader: string
  /** In order: the first one's answer brings the process token that the others need. */
  readonly calls: readonly EarlyCall[]
}
