import { hasReturned, type RoutedProcess } from '#entities/process'
import { ensureLoaded } from '#shared/store/on-demand'
import type { StoreResolver } from '#shared/store/define-store'

/**
 * Reads the outcome with which another site returns the visitor, and cleans the address, whatever step opens (RC-09).
 * Call it before the first render. If the code cannot be loaded, the step that began the redirect reads the address.
 */
export async function handleRedirects(get: StoreResolver, definition: RoutedProcess | undefined): Promise<void> {
  const redirects = definition?.kind === 'wizard' ? (definition.redirects ?? []) : []
  for (const redirect of redirects.filter(hasReturned)) {
    const code = get(redirect.code)
    await ensureLoaded(code)
    code.latest?.readReturn(get)
  }
}
