/**
 * The page in the frame of another site, loaded only there (docs/decisions/035-embedded-page.md). Any frame gets a session
 * without cookies. A frame of our element also gets a page as tall as its content.
 */
import './inside.css'
import { action } from 'mobx'
import { array, create, is, literal, number, string, type, union, type Infer } from 'superstruct'
import { sessionStore, givenStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { wire, type WiringOptions } from '../wiring'
import { cookieless } from './cookieless'
import { forwardEvents } from './forward-events'
import { follow, showPart } from './layout'
import type { FromPage } from './messages'

const Hello = type({ huoltoVaraus: literal('hello'), plate: string(), workplace: string() })
const View = type({ huoltoVaraus: literal('view'), above: number(), below: number(), height: number() })
const ToPage = union([Hello, View])

/** Builds the application of a page in a frame. */
export function wireInFrame({
  config,
  early,
  fetch = (...request) => window.fetch(...request),
}: WiringOptions): StoreResolver {
  // The other site measures its visitors itself, by the events of the element.
  const { tagManager: _, ...own } = config
  const get = wire({ config: own, early, ...cookieless(fetch) })
  answerElement(get)
  return get
}

/** Exchanges messages with the element of the other site, if its origin is one of those that may frame the page. */
function answerElement(get: StoreResolver): void {
  const listed = document.getElementById('frame-ancestors')?.textContent
  const origins = create(JSON.parse(listed ?? '[]'), array(string()))
  const give = action(({ plate, workplace }: Infer<typeof Hello>) => {
    Object.assign(get(givenStore), { plate, workplace })
  })
  let origin: string | null = null
  const send = (message: FromPage): void => {
    if (origin !== null) window.parent.postMessage(message, origin)
  }
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !origins.includes(from) || !is(data, ToPage)) return
    if (data.huoltoVaraus === 'view') return showPart(data)
    // A booking that is restored has its own vehicle and workplace.
    if (get(sessionStore).token === null) give(data)
    if (origin !== null) return
    origin = from
    follow(send)
    forwardEvents(send)
  })
  const ready: FromPage = { huoltoVaraus: 'ready' }
  // The site's origin is not known yet.
  window.parent.postMessage(ready, '*')
}
