import { checkConfig } from '#shared/config/explain'
import type { Elsewhere } from '../http/headers/csp'
import { configTextOf } from './page'

/** Origins that the tag manager's container and its analytics and conversion tags need, from Google's documentation. */
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

/** Returns only the origins that the page's own configuration needs. */
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

/** Returns null for an invalid configuration, because the page itself reports it. */
function configOf(html: string): ReturnType<typeof checkConfig> | null {
  try {
    return checkConfig(configTextOf(html))
  } catch {
    return null
  }
}

const HERE = 'https://here.invalid'

/** Returns the origin of an address if it differs from the page's own. */
function originOf(address: string): readonly string[] {
  const url = URL.canParse(address, HERE) ? new URL(address, HERE) : null
  return url && /^https?:$/.test(url.protocol) && url.origin !== HERE ? [url.origin] : []
}
