/** How browsers reach this installation. */
export interface Site {
  /** Origin where visitors find the application; null if only their requests show it. */
  readonly publicOrigin: string | null
  /** Whether a trusted proxy sets X-Forwarded-Host to the host that the browser requested. */
  readonly behindProxy: boolean
}

export const UNKNOWN_SITE: Site = { publicOrigin: null, behindProxy: false }

/** Whether an Origin header is this server's own origin. Only browsers are trusted to send a true one. */
export function isOwnOrigin(origin: string, request: Request, { publicOrigin, behindProxy }: Site): boolean {
  if (!URL.canParse(origin)) return false
  const hosts = [new URL(request.url).host, behindProxy ? request.headers.get('x-forwarded-host') : null]
  return origin === publicOrigin || hosts.includes(new URL(origin).host)
}

/**
 * Returns this server's origin: the configured one, or else the one that the caller requested.
 * `refuseCrossSite` has checked that of a browser; any other program may send a false one.
 */
export const ownOrigin = (request: Request, { publicOrigin }: Site): string =>
  publicOrigin ?? request.headers.get('origin') ?? new URL(request.url).origin
