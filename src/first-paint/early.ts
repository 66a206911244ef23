/**
 * Inline script in the head of a prerendered page, run before the first paint. It must stay small. The page also works
 * without it, but starts more slowly.
 */
import { BOOKING_KEY, STEP_PLACE_KEY, READS_KEY, SESSION_KEY, TICKET_KEY } from '#shared/store/keys'
import { applyBrand, type Brand } from '../brand/apply-brand'
import { resumeCalls, startCalls } from './early-calls'
import type { DrawnPage, StoredStepPlace } from './drawn-page'
import { keepSubmit } from './keep-submit'
import { watchScripts } from './start-failed'
import type { StepReads } from '#shared/api/early/step-reads'

const read = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? ''

/** Returns whether the prerendered content is what this visitor is about to see. */
function fits({ path, others, config, stepPlace }: DrawnPage): boolean {
  const here = location.pathname.replace(/\/+$/, '')
  const remembered: StoredStepPlace | null = JSON.parse(sessionStorage.getItem(STEP_PLACE_KEY) ?? 'null')
  return (
    (here === path || !others.includes(here)) &&
    read('app-config') === config &&
    (stepPlace !== null || !isOpened()) &&
    (remembered === null || (remembered.processType === stepPlace?.processType && remembered.step === stepPlace.step))
  )
}

/** Returns whether a booking or a ticket was opened by its link, just now or before a reload. */
const isOpened = (): boolean =>
  /ticket=|#.*=/.test(location.href) || [BOOKING_KEY, TICKET_KEY].some((key) => sessionStorage.getItem(key) !== null)

/**
 * Returns whether the session is the usual one: without parameters of the URL (RT-16) and where the browser keeps cookies,
 * which it does not in frames. The prerendered calls fit no other.
 */
const isPlain = (): boolean =>
  window.parent === window &&
  navigator.cookieEnabled &&
  !/[?&](organizationId|installationType|used(FrontEnd|ProcessType))=/.test(location.search)

/** Starts the download of a file that the application code will ask for. */
function preload(href: string): void {
  const as = href.endsWith('.css') ? 'style' : 'script'
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }))
}

/** Starts what a later step of the remembered session needs, as after a reload or on the way back from a payment. */
function resume({ config, stepPlace, booking, later, ofTimeStep, tokenHeader }: DrawnPage): void {
  const session: { readonly token?: string; readonly processType?: string } | null = JSON.parse(
    sessionStorage.getItem(SESSION_KEY) ?? 'null',
  )
  if (!session?.token || !booking || session.processType !== stepPlace?.processType || read('app-config') !== config)
    return
  const reads: StepReads | null = JSON.parse(sessionStorage.getItem(READS_KEY) ?? 'null')
  // In a frame some of them need a value that only the application has, in place of the cookie.
  const isKnown = window.parent === window && reads?.place === sessionStorage.getItem(STEP_PLACE_KEY)
  const calls = (isKnown && reads?.calls) || []
  // The files first: HTTP/1.1 has six connections, and the answers wait for the code.
  for (const file of [...later, ...(calls.length > 0 ? ofTimeStep : [])]) preload(file)
  resumeCalls(
    [booking, ...calls.map(({ method, url }) => ({ method, url, headers: booking.headers }))],
    tokenHeader,
    session.token,
  )
}

const { dataset } = document.documentElement

/**
 * Starts the calls after the paint, because that takes a slow phone longer than a frame. In a background tab the
 * application code may run first. It then makes the calls itself.
 */
const afterPaint = (start: () => void): number =>
  requestAnimationFrame(() => setTimeout(() => dataset['drawnPage'] === 'fits' && start()))

watchScripts()
try {
  const { brand = {} }: { readonly brand?: Brand } = JSON.parse(read('app-config'))
  applyBrand(brand, document.documentElement)
  const drawnPage: DrawnPage = JSON.parse(read('frame'))
  const isFitting = fits(drawnPage)
  dataset['drawnPage'] = isFitting ? 'fits' : 'stale'
  if (isFitting) keepSubmit(document)
  else resume(drawnPage)
  if (isFitting && isPlain() && sessionStorage.getItem(SESSION_KEY) === null)
    afterPaint(() => startCalls(drawnPage.calls, drawnPage.tokenHeader))
} catch {
  // The configuration may be invalid, or storage denied. The application code then renders the page again.
}
