/** Where the visitor is, by names that the code gives: nothing of a visitor or a vehicle is in it. */
export interface PlaceEvent {
  readonly processType: string
  readonly route: string
  /** Null on a page without steps. */
  readonly step: string | null
}

/** What happens in a booking that is told to the page around it, and what is said with it. */
interface Events {
  /** A process was opened, at a step. */
  readonly 'page-view': PlaceEvent
  /** The visitor went on to another step of the open process, or back. */
  readonly 'step-change': PlaceEvent
  readonly 'free-times-not-found': null
}

/** Says so as `huoltovaraus:<name>` on the window: to the reporting, or a chain's own script. Never with anything personal. */
export function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  window.dispatchEvent(new CustomEvent(`huoltovaraus:${name}`, { detail }))
}
