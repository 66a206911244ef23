import { gtag, layer } from '#shared/data-layer'
import type { ConsentEvent } from '#shared/events'
import { isAnything, NOTHING, signalsOf } from './consent-mode'
import { loadContainer, removeTheirCookies } from './container'

/** The tag manager of a page, as far as the visitor lets it be. */
export class Tags {
  private consent: ConsentEvent = NOTHING
  /** The data layer that the container reads; null before it has been loaded. */
  private heard: unknown[] | null = null

  constructor(private readonly container: string | undefined) {}

  /** What the visitor allows from now on. */
  allow(consent: ConsentEvent): void {
    const had = this.consent
    this.consent = consent
    if (this.heard) window.dataLayer = this.heard
    gtag('consent', 'update', signalsOf(consent))
    if ((had.analytics && !consent.analytics) || (had.marketing && !consent.marketing)) removeTheirCookies()
    if (!isAnything(consent)) this.leave()
    else if (this.container && !this.heard) {
      this.heard = layer()
      loadContainer(this.container)
    }
  }

  /** A container that is here already is told of nothing more: what happens goes into a layer that it does not read. */
  private leave(): void {
    if (!this.heard) return
    window.dataLayer = []
    gtag('consent', 'default', signalsOf(NOTHING))
  }
}
