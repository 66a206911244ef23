import { gtag, layer } from '#shared/data-layer'
import type { ConsentEvent } from '#shared/events'
import { hasConsent, NO_CONSENT, signalsOf } from './consent-mode'
import { loadContainer, removeTheirCookies } from './container'

/** The page's tag manager, restricted to the purposes the visitor allows. */
export class Tags {
  private consent: ConsentEvent = NO_CONSENT
  /** The data layer that the container reads, or null until the container is loaded. */
  private containerLayer: unknown[] | null = null

  constructor(private readonly container: string | undefined) {}

  /** Applies the visitor's choices. Loads the container on the first consent. */
  allow(consent: ConsentEvent): void {
    const had = this.consent
    this.consent = consent
    if (this.containerLayer) window.dataLayer = this.containerLayer
    gtag('consent', 'update', signalsOf(consent))
    if ((had.analytics && !consent.analytics) || (had.marketing && !consent.marketing)) removeTheirCookies()
    if (!hasConsent(consent)) this.disconnect()
    else if (this.container && !this.containerLayer) {
      this.containerLayer = layer()
      loadContainer(this.container)
    }
  }

  /** Cuts a loaded container off: later events go into a data layer that it does not read. */
  private disconnect(): void {
    if (!this.containerLayer) return
    window.dataLayer = []
    gtag('consent', 'default', signalsOf(NO_CONSENT))
  }
}
