/** Where the visitor is, by names that the code gives: nothing of a visitor or a vehicle is in it. */
export interface PlaceEvent {
  /** Null on a page that is no process. */
  readonly processType: string | null
  readonly route: string
  /** Null on a page without steps. */
  readonly step: string | null
}

/** What the visitor consents to, each by itself. */
export interface ConsentEvent {
  readonly analytics: boolean
  readonly marketing: boolean
}

/**
 * What happens in a booking that is told to the page around it, and what is said with it. All that there is: what is not named
 * here is told to nobody (RT-12).
 */
export interface Events {
  /** A process was opened, at a step. */
  readonly 'page-view': PlaceEvent
  /** The visitor went on to another step of the open process, or back. */
  readonly 'step-change': PlaceEvent
  readonly 'free-times-not-found': null
  /** The booking, or the enquiry, is with the workshop. */
  readonly 'booking-saved': null
  readonly 'change-request-sent': null
  readonly 'feedback-sent': null
  /** The visitor has chosen what may be stored. */
  readonly 'consent-change': ConsentEvent
}

/** Says so as `huoltovaraus:<name>` on the window: to the reporting, or a chain's own script. Never with anything personal. */
export function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  // Where there is no page there is nobody to tell.
  globalThis.window?.dispatchEvent(new CustomEvent(`huoltovaraus:${name}`, { detail }))
}
