import { waitUntilOnline } from '../api/connected'
import { leaveWithoutPrompt } from '../leave-page'

/** Storage key of the build whose page was already reloaded. */
const RELOADED_KEY = 'huoltovaraus.reloaded'

/**
 * Loads a chunk that the visitor waits for. Offline, it waits for the connection. If the chunk no longer exists because
 * a new version was deployed, it reloads the page once. Server and session storage then restore the visitor's state.
 */
export async function loadRequiredChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (await waitUntilOnline()) return loadRequiredChunk(load)
    if (await mayReload(error)) {
      leaveWithoutPrompt(() => window.location.reload())
      // Never settles, so that no failure is shown before the page unloads.
      await new Promise(() => {})
    }
    throw error
  }
}

/**
 * Returns true if the server responds but does not have the chunk, for the first time in this build. A chunk that is
 * missing for good must not cause a reload loop, so it returns false without session storage.
 */
async function mayReload(error: unknown): Promise<boolean> {
  // The bundler's error contains the requested URL.
  const { request }: { readonly request?: unknown } = Object(error)
  const build = document.querySelector<HTMLScriptElement>('script[src]')?.src
  if (typeof request !== 'string' || !build) return false
  try {
    // Read before the request, because several parts of a chunk are missing at once.
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false
    const { headers } = await fetch(request, { method: 'HEAD', cache: 'no-store' })
    if (/script|css/.test(headers.get('Content-Type') ?? '')) return false
    sessionStorage.setItem(RELOADED_KEY, build)
    return true
  } catch {
    return false
  }
}
