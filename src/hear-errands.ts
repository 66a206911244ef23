import { hasReturned, type RoutedProcess } from '#entities/process'
import { ensureLoaded } from '#shared/store/on-demand'
import type { StoreResolver } from '#shared/store/define-store'

/**
 * Reads the outcome with which another site returns the visitor, and cleans the address, whatever step opens (RC-09).
 * Call it before the first render. If the code cannot be loaded, the step that began the errand reads the address.
 */
export async function hearErrands(get: StoreResolver, definition: RoutedProcess | undefined): Promise<void> {
  const errands = definition?.kind === 'wizard' ? (definition.errands ?? []) : []
  for (const errand of errands.filter(hasReturned)) {
    const code = get(errand.code)
    await ensureLoaded(code)
    code.latest?.hear(get)
  }
}
