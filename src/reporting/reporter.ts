import { registryPort, wizardStore } from '#entities/process'
import { consentStore } from '#features/give-consent'
import { configPort, type Config } from '#shared/config/config'
import { emit, type ConsentEvent, type Events, type PlaceEvent } from '#shared/events'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { isAnything, NOTHING, signalsOf } from './consent-mode'
import { loadContainer, removeTheirCookies } from './container'
import { isStatement } from '../statement/statement'
import { STATEMENT_PATH } from '../statement/statement-path'
import { gtag, layer } from './data-layer'
import { openedPath } from './opened-path'

/** Every event there is, by what the data layer calls it. */
const NAMES: Readonly<Record<keyof Events, string>> = {
  'page-view': 'page_view',
  'step-change': 'step_change',
  'free-times-not-found': 'free_times_not_found',
  'booking-saved': 'booking_saved',
  'change-request-sent': 'change_request_sent',
  'feedback-sent': 'feedback_sent',
  'consent-change': 'consent_change',
}

/**
 * Pushes what happens into the page's data layer, at once, and has the container loaded once the visitor consents and not
 * before (RT-12). Where the visitor is goes with everything, by what the registry says of it (RT-10); nothing else does, so
 * that nothing personal can.
 */
export class Reporter {
  private place: PlaceEvent | null = null
  private consent: ConsentEvent = NOTHING
  private hasBegun = false
  private isLoaded = false

  constructor(
    private readonly get: StoreResolver,
    private readonly container: Config['tagManager'],
  ) {}

  /** Listens until the function it returns is called. */
  begin(): () => void {
    if (!this.hasBegun) {
      this.hasBegun = true
      gtag('consent', 'default', signalsOf(NOTHING))
      this.allow()
    }
    const listening = new AbortController()
    for (const [name, event] of Object.entries(NAMES))
      window.addEventListener(`huoltovaraus:${name}`, () => this.push(event), listening)
    return () => listening.abort()
  }

  /** To be called with the path that the router shows whenever that or the wizard has changed. */
  at(path: string): void {
    if (isStatement(path)) return this.tell({ processType: null, route: STATEMENT_PATH, step: null })
    const { process, active, steps, moves } = this.get(wizardStore)
    const open = this.get(registryPort).at(path)
    if (!open || (process ?? open) !== open) return
    const here = { processType: open.type, route: open.path, step: active?.name ?? null }
    // This code may come when the visitor has gone on already: where they began is a page view too.
    if (!this.place) this.tell(this.opened ?? (moves > 0 ? { ...here, step: steps[0]?.name ?? null } : here))
    this.tell(here)
  }

  /** The page of another process, at which the visitor began. */
  private get opened(): PlaceEvent | undefined {
    const open = this.get(registryPort).at(openedPath())
    if (!open || open === this.get(wizardStore).process) return undefined
    return { processType: open.type, route: open.path, step: open.kind === 'wizard' ? open.steps[0].name : null }
  }

  private tell(here: PlaceEvent): void {
    const { place } = this
    this.place = here
    if (place?.route !== here.route) emit('page-view', here)
    else if (place.step !== here.step) emit('step-change', here)
  }

  private push(event: string): void {
    if (event === NAMES['consent-change']) this.allow()
    // A container that was allowed once hears nothing more.
    if (this.isLoaded && !isAnything(this.consent)) return
    const { processType, route, step } = this.place ?? { processType: null, route: null, step: null }
    // Else the container would read the address with its query, which may hold the key of a booking.
    if (event === NAMES['page-view']) gtag('set', { page_location: window.location.origin + route, page_referrer: '' })
    const { analytics, marketing } = this.consent
    const more = event === NAMES['consent-change'] ? { analytics, marketing } : {}
    layer().push({ event, processType, route, step, ...more })
  }

  /** What the visitor has chosen is asked of those who keep it, and not taken from an event that anyone may send. */
  private allow(): void {
    const consent = this.get(consentStore).choices
    const had = this.consent
    this.consent = consent ?? NOTHING
    if (consent || isAnything(had)) gtag('consent', 'update', signalsOf(this.consent))
    const { analytics, marketing } = this.consent
    if ((had.analytics && !analytics) || (had.marketing && !marketing)) removeTheirCookies()
    if (!this.container || this.isLoaded || !isAnything(this.consent)) return
    this.isLoaded = true
    loadContainer(this.container.id)
  }
}

export const reporterStore = defineStore('reporter', (get) => new Reporter(get, get(configPort).tagManager))
