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
    const isBack = untilConnected()
    if (isBack) {
      await isBack
      return neededCode(load)
    }
    if ((await isGone(error)) && isFirstReload()) {
      goUnasked(() => window.location.reload())
      // Nothing is to be seen of the failure until the page is gone.
      await new Promise(() => {})
    }
    throw error
  }
}

/** The server answers, and the answer is not that code. The bundler's error names the address that was asked. */
async function isGone(error: unknown): Promise<boolean> {
  const address: unknown = error instanceof Error && Reflect.get(error, 'request')
  if (typeof address !== 'string') return false
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return !ok || /html/.test(headers.get('Content-Type') ?? '')
  } catch {
    return false
  }
}

/** Kept by build, so that what is missing for good never makes the page reload again and again. */
function isFirstReload(): boolean {
  try {
    const build = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false
    sessionStorage.setItem(RELOADED_KEY, build)
    return true
  } catch {
    // Without storage nobody can tell.
    return false
  }
}
