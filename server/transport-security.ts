import type { Site } from './origin'

const YEAR_SECONDS = 31_536_000

/** Headers for a site that visitors reach by https alone; none for any other, as on this machine. */
export const transportSecurity = ({ publicOrigin }: Site): Readonly<Record<string, string>> =>
  publicOrigin?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}
