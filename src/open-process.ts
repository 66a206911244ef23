import { bookingStore } from '#entities/booking'
import { registryPort, wizardStore, type RoutedProcess } from '#entities/process'
import { sessionStore } from '#entities/session'
import { replaceAddress } from '#shared/address'
import type { StoreResolver } from '#shared/store/define-store'
import { readReturns, returnedRedirects } from './returns/returns'
import { isAccessibilityStatement } from './accessibility-statement/accessibility-statement'

/**
 * Makes a process the visitor's current one, so that later calls use a session of it. Call it before rendering, so that
 * the first render already shows the process.
 */
export function openProcess(get: StoreResolver, definition: RoutedProcess): void {
  const session = get(sessionStore)
  const wizard = get(wizardStore)
  if (session.processType !== definition.type) get(bookingStore).abandon()
  session.use(definition.type)
  if (definition.kind === 'page') wizard.clear()
  // A session without a stored step is left over from partly cleared storage. It may hold choices the visitor cannot
  // see.
  else if (!wizard.activate(definition)) session.forget()
}

interface OpenedPage {
  /** The process of the page; undefined for another page. */
  readonly definition: RoutedProcess | undefined
  /** Another site has returned the visitor, so the page shows more than the prerendered one. */
  readonly isReturn: boolean
}

/**
 * Opens the process of the address, and reads the outcome with which another site returns the visitor, whatever page and
 * step that is (RC-09, RC-23). Call it before the first render.
 */
export async function openPage(get: StoreResolver): Promise<OpenedPage> {
  const returned = returnedRedirects(get)
  const isReturn = returned.length > 0
  const definition = (isReturn && processOfSession(get)) || processOfAddress(get, isReturn)
  if (definition) {
    showPath(definition)
    openProcess(get, definition)
  }
  await readReturns(get, returned, definition)
  return { definition, isReturn }
}

/**
 * Returns the process whose booking this tab has, if it has one. The other site may return the visitor to another page, or
 * to the start page if the browser has not told it the path.
 */
function processOfSession(get: StoreResolver): RoutedProcess | undefined {
  const { token, processType } = get(sessionStore)
  return token === null ? undefined : get(registryPort).routed.find(({ type }) => type === processType)
}

/** Returns the process of the address, or the first one for an unknown address (RT-01) and for a return elsewhere. */
function processOfAddress(get: StoreResolver, isReturn: boolean): RoutedProcess | undefined {
  const { routed, at } = get(registryPort)
  const { pathname } = window.location
  return isAccessibilityStatement(pathname) && !isReturn ? undefined : (at(pathname) ?? routed[0])
}

/** Has the address name the process, which stays in it with a slash at its end. */
function showPath({ path }: RoutedProcess): void {
  const { pathname, search } = window.location
  if (pathname.replace(/\/+$/, '') !== path) replaceAddress(path + search)
}
