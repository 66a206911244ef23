/**
 * Runs in the head of a page drawn ahead of time, before anything of it is seen: a script of its own, so small that it
 * stands in the page itself. The page works without it; it only comes later then.
 */
import { BOOKING_KEY, PLACE_KEY, SESSION_KEY } from '#shared/store/keys'
import { applyBrand, type Brand } from '../brand/apply-brand'
import { startCalls } from './early-calls'
import type { Frame, Place } from './frame'
import { keepSubmit } from './keep-submit'
import { watchCode } from './start-failed'

const read = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? ''

/** Whether what was drawn is what this visitor is about to see. */
function fits({ path, others, config, place }: Frame): boolean {
  const here = location.pathname.replace(/\/+$/, '')
  const remembered: Place | null = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null')
  return (
    (here === path || !others.includes(here)) &&
    read('app-config') === config &&
    (place !== null || !isOpened()) &&
    (remembered === null || (remembered.processType === place?.processType && remembered.step === place.step))
  )
}

/** A booking is opened by its link, just now or before a reload. */
const isOpened = (): boolean => location.hash.includes('=') || sessionStorage.getItem(BOOKING_KEY) !== null

/** The page's own address may say with what the session is opened (RT-16); then the code knows, and not the drawing. */
function isPlain(): boolean {
  const address = new URLSearchParams(location.search)
  return !['organizationId', 'installationType', 'usedFrontEnd', 'usedProcessType'].some((name) => address.has(name))
}

const { dataset } = document.documentElement

/**
 * Starting a call takes a slow phone longer than a frame, and nothing that is painted waits for it. In a tab in the
 * background the code may be quicker, and makes the calls itself then.
 */
const afterPaint = (start: () => void): number =>
  requestAnimationFrame(() => setTimeout(() => dataset['frame'] === 'fits' && start()))

watchCode()
try {
  const { brand = {} }: { readonly brand?: Brand } = JSON.parse(read('app-config'))
  applyBrand(brand, document.documentElement)
  const frame: Frame = JSON.parse(read('frame'))
  const isFitting = fits(frame)
  dataset['frame'] = isFitting ? 'fits' : 'stale'
  if (isFitting) keepSubmit(document)
  if (isFitting && isPlain() && sessionStorage.getItem(SESSION_KEY) === null)
    afterPaint(() => startCalls(frame.calls, frame.tokenHeader))
} catch {
  // The configuration may be wrong, or storage forbidden. Then the page is drawn anew by the code.
}
