import type { Site } from './origin'

const YEAR_SECONDS = 31_536_000

/** Returns the HSTS header for a site whose public origin is https; no header for any other, such as localhost. */
export const transportSecurity = ({ publicOrigin }: Pick<Site, 'publicOrigin'>): Readonly<Record<string, string>> =>
  publicOrigin?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}
