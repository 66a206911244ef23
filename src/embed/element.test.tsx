import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { FromPage } from './messages'

/** jsdom has no script address, so the element takes the page's own. */
const HERE = window.location.origin

beforeAll(async () => {
  // Other files of this worker may have gone elsewhere.
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('PROCESS_PATHS', { MAINTENANCE: '/huolto', TIRE_CHANGE: '/renkaanvaihto' })
  await import('./element')
})

let element: HTMLElement
let frame: HTMLIFrameElement
let sent: unknown[]

/** Puts the element into the page and records what it sends into its frame. */
function show(attributes: string): void {
  document.body.innerHTML = `<huolto-varaus ${attributes}><a href="/huolto">Varaa aika</a></huolto-varaus>`
  const found = document.querySelector<HTMLElement>('huolto-varaus')
  const inner = found?.shadowRoot?.querySelector('iframe')
  if (!found || !inner) throw new Error('The element has no frame')
  ;[element, frame, sent] = [found, inner, []]
  // A window that jsdom does not replace, as it does while it loads the page of the frame.
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow })
  vi.spyOn(contentWindow ?? window, 'postMessage').mockImplementation((...message) => void sent.push(message))
}

const hear = (data: FromPage, from: Partial<Pick<MessageEvent, 'source' | 'origin'>> = {}): boolean =>
  window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin: HERE, data, ...from }))

beforeEach(() => show('process="TIRE_CHANGE" plate="ABC-123" workplace="7"'))
afterEach(() => document.body.replaceChildren())

it('shows the page of the process, with a name for screen readers', () => {
  expect(frame.src).toBe(`${HERE}/renkaanvaihto`)
  expect(frame.title).toBe('Ajanvaraus')
  show('')
  expect(frame.src).toBe(`${HERE}/`)
})

it('sends nothing before the page answers, then vehicle, workplace and view to the page’s origin alone', () => {
  window.dispatchEvent(new Event('scroll'))
  expect(sent).toEqual([])
  hear({ huoltoVaraus: 'ready' })
  expect(sent).toEqual([
    [{ huoltoVaraus: 'hello', plate: 'ABC-123', workplace: '7' }, HERE],
    [expect.objectContaining({ huoltoVaraus: 'view' }), HERE],
  ])
})

it('passes a changed vehicle on', () => {
  hear({ huoltoVaraus: 'ready' })
  sent.length = 0
  element.setAttribute('plate', 'KLM-482')
  expect(sent[0]).toEqual([{ huoltoVaraus: 'hello', plate: 'KLM-482', workplace: '7' }, HERE])
})

it('follows the height and hides the link', () => {
  hear({ huoltoVaraus: 'height', height: 812 })
  expect(frame.style.height).toBe('812px')
  expect(frame.style.opacity).toBe('')
  expect(element.shadowRoot?.querySelector('slot')?.hidden).toBe(true)
})

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
])('ignores a message of %s', (_, from) => {
  const listener = vi.fn<(event: Event) => void>()
  document.addEventListener('huoltovaraus:booking-saved', listener, { once: true })
  hear({ huoltoVaraus: 'height', height: 812 }, from)
  hear({ huoltoVaraus: 'event', name: 'booking-saved', detail: null }, from)
  expect(frame.style.height).toBe('40rem')
  expect(listener).not.toHaveBeenCalled()
  document.removeEventListener('huoltovaraus:booking-saved', listener)
})

it('dispatches events of the page as its own, which bubble', () => {
  const listener = vi.fn<(event: Event) => void>()
  document.addEventListener('huoltovaraus:step-change', listener, { once: true })
  const detail = { processType: 'MAINTENANCE', route: '/huolto', step: 'TIME' }
  hear({ huoltoVaraus: 'event', name: 'step-change', detail })
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ target: element, detail }))
})

it('scrolls the part of the page into view that the page names', () => {
  const scroll = vi.mocked(Element.prototype.scrollIntoView)
  hear({ huoltoVaraus: 'scroll', top: 300, height: 40, block: 'start' })
  const mark = scroll.mock.contexts[0]
  expect(mark instanceof HTMLElement && [mark.style.top, mark.style.height]).toEqual(['300px', '40px'])
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
})

it('stops listening when it leaves the page', () => {
  const left = frame
  element.remove()
  window.dispatchEvent(
    new MessageEvent('message', {
      source: left.contentWindow,
      origin: HERE,
      data: { huoltoVaraus: 'height', height: 5 },
    }),
  )
  expect(left.style.height).toBe('40rem')
})
