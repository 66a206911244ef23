import { boolean, is, object } from 'superstruct'
import { registryPort, wizardStore } from '#entities/process'
import { gtag, layer } from '#shared/data-layer'
import { emit, EVENT_NAMES, type StepPlaceEvent } from '#shared/events'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { isAccessibilityStatement } from '../accessibility-statement/accessibility-statement'
import { ACCESSIBILITY_STATEMENT_PATH } from '../accessibility-statement/accessibility-statement-path'

const DENIED = 'denied'
const Choices = object({ analytics: boolean(), marketing: boolean() })

/**
 * Pushes events into the page's data layer immediately (RT-12). Consent handling decides elsewhere who may read it.
 * Each push contains only consent choices and the visitor's position as the registry defines it (RT-10), so it cannot
 * contain personal data.
 */
export class Reporter {
  private stepPlace: StepPlaceEvent | null = null
  private hasBegun = false

  constructor(private readonly get: StoreResolver) {}

  /** Starts listening. Returns the function that stops it. */
  begin(): () => void {
    // Google requires the defaults before any other push. features/give-consent pushes the visitor's choice as an
    // update.
    if (!this.hasBegun)
      gtag('consent', 'default', {
        ad_storage: DENIED,
        ad_user_data: DENIED,
        ad_personalization: DENIED,
        analytics_storage: DENIED,
      })
    this.hasBegun = true
    const listening = new AbortController()
    for (const name of EVENT_NAMES) {
      const listener = (event: Event): void => this.push(name, event instanceof CustomEvent ? event.detail : null)
      window.addEventListener(`huoltovaraus:${name}`, listener, listening)
    }
    return () => listening.abort()
  }

  /** Reports the position. Call it with the router's path after each change of the path or the wizard. */
  at(path: string): void {
    if (isAccessibilityStatement(path))
      return this.report({ processType: null, route: ACCESSIBILITY_STATEMENT_PATH, step: null })
    const { process, active, steps, moves } = this.get(wizardStore)
    const open = this.get(registryPort).at(path)
    if (!open || (process ?? open) !== open) return
    const here = { processType: open.type, route: open.path, step: active?.name ?? null }
    // This code may load after the visitor has moved on, so the starting point is reported as a page view first.
    if (!this.stepPlace) this.report(this.opened ?? (moves > 0 ? { ...here, step: steps[0]?.name ?? null } : here))
    this.report(here)
  }

  /** The page of another process on which the visitor started. */
  private get opened(): StepPlaceEvent | undefined {
    const open = this.get(registryPort).at(openedPath())
    if (!open || open === this.get(wizardStore).process) return undefined
    return { processType: open.type, route: open.path, step: open.kind === 'wizard' ? open.steps[0].name : null }
  }

  private report(here: StepPlaceEvent): void {
    const { stepPlace } = this
    this.stepPlace = here
    if (stepPlace?.route !== here.route) emit('page-view', here)
    else if (stepPlace.step !== here.step) emit('step-change', here)
  }

  private push(name: string, detail: unknown): void {
    const { processType, route, step } = this.stepPlace ?? { processType: null, route: null, step: null }
    // Otherwise the container would read the URL with its query, which may contain a booking key.
    if (name === 'page-view') gtag('set', { page_location: window.location.origin + route, page_referrer: '' })
    const more = name === 'consent-change' && is(detail, Choices) ? detail : {}
    // The data layer uses underscores, such as `page_view`.
    layer().push({ event: name.replaceAll('-', '_'), processType, route, step, ...more })
  }
}

export const reporterStore = defineStore('reporter', (get) => new Reporter(get))

/** Returns the path at which the browser opened this page, whatever the application's URL is now. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && URL.canParse(opened.name) ? new URL(opened.name).pathname : ''
}
