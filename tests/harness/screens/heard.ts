import { onTestFinished } from 'vitest'
import type { Events } from '#shared/events'

/** Returns the details of the events of a name that the page reports to the site around it, from now until the test ends. */
export function heard(name: keyof Events): unknown[] {
  const details: unknown[] = []
  const listener = (event: Event): void => void details.push(event instanceof CustomEvent ? event.detail : event)
  window.addEventListener(`huoltovaraus:${name}`, listener)
  onTestFinished(() => window.removeEventListener(`huoltovaraus:${name}`, listener))
  return details
}
