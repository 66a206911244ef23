/**
 * Runs in the head of a page drawn ahead of time, before anything of it is seen: a script of its own, so small that it
 * stands in the page itself. The page works without it; it only comes later then.
 */
import { applyBrand, type Brand } from '../brand/apply-brand'
import { startCalls } from './early-calls'
import { PLACE_KEY, SESSION_KEY, type Frame, type Place } from './frame'
import { keepSubmit } from './keep-submit'

const read = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? ''

/** Whether what was drawn is what this visitor is about to see. */
function fits({ path, others, config, place }: Frame): boolean {
  const here = location.pathname.replace(/\/+$/, '')
  const remembered: Place | null = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null')
  return (
    (here === path || !others.includes(here)) &&
    read('app-config') === config &&
    (remembered === null || (remembered.processType === place?.processType && remembered.step === place.step))
  )
}

/** The page's own address may say with what the session is opened (RT-16); then the code knows, and not the drawing. */
const isPlain = (): boolean =>
  !/[?&](organizationId|installationType|usedFrontEnd|usedProcessType)=/.test(location.search)

/** Starting a call takes a slow phone longer than a frame, and nothing that is painted waits for it. */
const afterPaint = (start: () => void): number => requestAnimationFrame(() => setTimeout(start))

try {
  const { brand = {} }: { readonly brand?: Brand } = JSON.parse(read('app-config'))
  applyBrand(brand, document.documentElement)
  const frame: Frame = JSON.parse(read('frame'))
  const isFitting = fits(frame)
  document.documentElement.dataset['frame'] = isFitting ? 'fits' : 'stale'
  if (isFitting) keepSubmit(document)
  if (isFitting && isPlain() && sessionStorage.getItem(SESSION_KEY) === null)
    afterPaint(() => startCalls(frame.calls, frame.tokenHeader))
} catch {
  // The configuration may be wrong, or storage forbidden. Then the page is drawn anew by the code.
}
