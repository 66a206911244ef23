import { EVENT_NAMES } from '#shared/events'
import type { FromPage } from './messages'

/** Passes the page's events on, which never contain personal data. */
export function forwardEvents(send: (message: FromPage) => void): void {
  for (const name of EVENT_NAMES)
    window.addEventListener(`huoltovaraus:${name}`, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      send({ huoltoVaraus: 'event', name, detail })
    })
}
