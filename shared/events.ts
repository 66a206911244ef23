/** What happens in a booking that is told to the page around it: the reporting, or a chain's own script. */
export type EventName = 'free-times-not-found'

/** Says so as `huoltovaraus:<name>` on the window. Never with anything personal. */
export function emit(name: EventName): void {
  window.dispatchEvent(new CustomEvent(`huoltovaraus:${name}`))
}
