/** What an installation knows of its own place on the web. */
export interface Site {
  /** The origin where visitors find the application; null: wherever they ask for it. */
  readonly publicOrigin: string | null
  /** A proxy of our own says in X-Forwarded-Host which host the browser asked for. */
  readonly behindProxy: boolean
}

export const UNKNOWN_SITE: Site = { publicOrigin: null, behindProxy: false }

/** Whether an Origin header names this server as a browser sees it. Only a browser can be believed in what it sends. */
export function isOwnOrigin(origin: string, request: Request, { publicOrigin, behindProxy }: Site): boolean {
  if (!URL.canParse(origin)) return false
  const hosts = [new URL(request.url).host, behindProxy ? request.headers.get('x-forwarded-host') : null]
  return origin === publicOrigin || hosts.includes(new URL(origin).host)
}

/**
 * This server's origin. Where the installation does not know it, it is the one that the caller asked for: of a browser
 * `refuseCrossSite` has checked it, any other program is free to name whatever it likes.
 */
export const ownOrigin = (request: Request, { publicOrigin }: Site): string =>
  publicOrigin ?? request.headers.get('origin') ?? new URL(request.url).origin
