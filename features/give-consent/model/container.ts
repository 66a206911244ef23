import { layer } from '#shared/data-layer'

/** Loads the tag manager's container. No third-party request is sent before this. */
export function loadContainer(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}

/** Cookie names of Google's tags on this site. */
const THEIRS = /^(?:_ga|_gid|_gat|_gcl|_gac|_dc_gtm|__gads|__gpi|FPID|FPLC)/

/** Removes the cookies of a withdrawn consent, from this host and its parent domains. */
export function removeTheirCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of document.cookie.split('; ').map((one) => one.replace(/=.*/, '')))
    if (THEIRS.test(name)) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
