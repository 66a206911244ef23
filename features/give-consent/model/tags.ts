import { gtag, layer } from '#shared/data-layer'
import type { ConsentEvent } from '#shared/events'

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

/** Loads the tag manager's container. No third-party request is sent before this. */
function loadContainer(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}

/** Cookie names of Google's tags on this site. */
const THEIRS = /^(?:_ga|_gid|_gat|_gcl|_gac|_dc_gtm|__gads|__gpi|FPID|FPLC)/

/** Removes the cookies of a withdrawn consent, from this host and its parent domains. */
function removeTheirCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of document.cookie.split('; ').map((one) => one.replace(/=.*/, '')))
    if (THEIRS.test(name)) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
}

const signal = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied')

/** Maps the visitor's choices to the signals of Google's consent mode, version 2. */
const signalsOf = ({ analytics, marketing }: ConsentEvent) => ({
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  analytics_storage: signal(analytics),
})

export const NO_CONSENT: ConsentEvent = { analytics: false, marketing: false }

const hasConsent = ({ analytics, marketing }: ConsentEvent): boolean => analytics || marketing
