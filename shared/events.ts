/** The visitor's position in the application, as internal names. Contains no data of a visitor or a vehicle. */
export interface StepPlaceEvent {
  /** Null on a page that does not belong to a process. */
  readonly processType: string | null
  readonly route: string
  /** Null on a page without steps. */
  readonly step: string | null
}

/** The visitor's consent to each purpose. */
export interface ConsentEvent {
  readonly analytics: boolean
  readonly marketing: boolean
}

/**
 * All events that are reported to the surrounding page, with their details. Nothing else is ever reported (RT-12).
 */
export interface Events {
  /** A process was opened at a step. */
  readonly 'page-view': StepPlaceEvent
  /** The visitor moved to another step of the open process, forwards or backwards. */
  readonly 'step-change': StepPlaceEvent
  readonly 'free-times-not-found': null
  /** The booking or the enquiry was sent to the workshop. */
  readonly 'booking-saved': null
  readonly 'change-request-sent': null
  readonly 'feedback-sent': null
  /** The visitor changed the consent to storage. */
  readonly 'consent-change': ConsentEvent
  /** A screen or a store has thrown an error, which is on the console. */
  readonly crash: StepPlaceEvent
}

/** All event names. */
export const EVENT_NAMES = Object.keys({
  'page-view': true,
  'step-change': true,
  'free-times-not-found': true,
  'booking-saved': true,
  'change-request-sent': true,
  'feedback-sent': true,
  'consent-change': true,
  crash: true,
} satisfies Record<keyof Events, true>)

/**
 * Dispatches `huoltovaraus:<name>` on the window, for the reporting or a chain's own script. Details never contain
 * personal data.
 */
export function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  // There is no `window` during prerendering.
  globalThis.window?.dispatchEvent(new CustomEvent(`huoltovaraus:${name}`, { detail }))
}
