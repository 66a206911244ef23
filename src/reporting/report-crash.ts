import { registryPort, wizardStore } from '#entities/process'
import { emit } from '#shared/events'
import type { StoreResolver } from '#shared/store/define-store'
import { ACCESSIBILITY_STATEMENT_PATH } from '../accessibility-statement/accessibility-statement-path'

/**
 * Tells the chain's operator that a screen or a store has crashed, and its developer whose it is. The error itself is on the
 * console only, because its message may name what the visitor typed.
 */
export function reportCrash(get: StoreResolver): void {
  const { pathname } = window.location
  const open = get(registryPort).at(pathname)
  const { process, active } = get(wizardStore)
  const step = open?.kind === 'wizard' && open === process && active ? active.name : null
  const processType = open?.type ?? null
  // oxlint-disable-next-line no-console -- beside the error, whose stack need not name the module
  console.error(`${processType ?? 'The application'}: ${step ? `its step ${step}` : 'its page'} has crashed.`)
  emit('crash', { processType, route: open?.path ?? routeBesides(pathname), step })
}

/** Never an unknown path itself, which may hold what a visitor has pasted, such as a booking's key. */
const routeBesides = (path: string): string =>
  path.replace(/\/+$/, '') === ACCESSIBILITY_STATEMENT_PATH ? ACCESSIBILITY_STATEMENT_PATH : '/'
