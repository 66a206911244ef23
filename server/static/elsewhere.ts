import { checkConfig } from '#shared/config/explain'
import { configTextOf } from './page'

/** Other origins that a page may use, by the directive of the content security policy that they need. */
export type Elsewhere = Readonly<Partial<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>>

/** What a container and the analytics and conversion tags in it ask of a policy, by Google's own list. */
const TAG_MANAGER: Elsewhere = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.google.com',
  ],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.google.com'],
}

/** The origins that the page's own configuration needs: nothing more is allowed, and nothing where none is configured. */
export function elsewhereOf(html: string): Elsewhere {
  const config = configOf(html)
  if (config === null) return {}
  const { api, brand, tagManager } = config
  const manager = tagManager ? TAG_MANAGER : {}
  return {
    ...manager,
    'connect-src': [...originOf(api.prefix), ...(manager['connect-src'] ?? [])],
    'img-src': [...originOf(brand.logo ?? ''), ...(manager['img-src'] ?? [])],
  }
}

/** A page that was configured by hand, and wrongly, says so itself. */
function configOf(html: string): ReturnType<typeof checkConfig> | null {
  try {
    return checkConfig(configTextOf(html))
  } catch {
    return null
  }
}

const HERE = 'https://here.invalid'

/** The origin of an address, where it is another than the page's own. */
function originOf(address: string): readonly string[] {
  const url = URL.canParse(address, HERE) ? new URL(address, HERE) : null
  return url && /^https?:$/.test(url.protocol) && url.origin !== HERE ? [url.origin] : []
}
