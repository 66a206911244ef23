import { untilConnected } from '../api/connected'
import { goUnasked } from '../leave-page'

/** The build whose page has been loaded anew already. */
const RELOADED_KEY = 'huoltovaraus.reloaded'

/**
 * Fetches code that the visitor is waiting for. Without a connection it comes when that is back. Where the server does not
 * have it any more, since another version was deployed meanwhile, the page is loaded anew, once: what was chosen and typed is
 * on the server, and the step in session storage.
 */
export async function neededCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (await untilConnected()) return neededCode(load)
    if (await mayReload(error)) {
      goUnasked(() => window.location.reload())
      // Nothing is to be seen of the failure until the page is gone.
      await new Promise(() => {})
    }
    throw error
  }
}

/**
 * The server answers, and not with that code, for the first time in this build: what is missing for good must not make the page
 * reload again and again. Without storage nobody could tell.
 */
async function mayReload(error: unknown): Promise<boolean> {
  // The bundler's error names the address that was asked.
  const { request }: { readonly request?: unknown } = Object(error)
  const build = document.querySelector<HTMLScriptElement>('script[src]')?.src
  if (typeof request !== 'string' || !build) return false
  try {
    const { headers } = await fetch(request, { method: 'HEAD', cache: 'no-store' })
    if (/script|css/.test(headers.get('Content-Type') ?? '') || sessionStorage.getItem(RELOADED_KEY) === build)
      return false
    sessionStorage.setItem(RELOADED_KEY, build)
    return true
  } catch {
    return false
  }
}
