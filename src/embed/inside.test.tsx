import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore, givenStore } from '#entities/session'
import { readConfig } from '#shared/config/config'
import { emit } from '#shared/events'
import { wireInFrame } from './inside'

const SITE = 'https://chain.example'
const HELLO = { huoltoVaraus: 'hello', plate: 'ABC-123', workplace: '7' }

let sent: unknown[]
let page: AbortController

beforeEach(() => {
  sent = []
  page = new AbortController()
  // The listeners of a page end with it.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: object | boolean) =>
        add(type, listener, { ...Object(options), signal: page.signal }),
    )
  }
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...message) => void sent.push(message))
  document.head.innerHTML = `<script id="frame-ancestors" type="application/json">["${SITE}"]</script>`
})
afterEach(() => {
  page.abort()
  document.head.replaceChildren()
  delete document.documentElement.dataset['embedded']
  document.documentElement.removeAttribute('style')
})

const open = () => wireInFrame({ config: readConfig('{"tagManager": {"id": "GTM-TEST1"}}', '') })
const hear = (data: unknown, origin = SITE, source: MessageEventSource | null = window.parent): boolean =>
  window.dispatchEvent(new MessageEvent('message', { source, origin, data }))

it('tells any site only that it listens', () => {
  open()
  emit('booking-saved', null)
  expect(sent).toEqual([[{ huoltoVaraus: 'ready' }, '*']])
})

it('answers a listed site: height, what is given, events and scrolling go to its origin alone', () => {
  const get = open()
  sent.length = 0
  hear(HELLO)
  expect(document.documentElement.dataset['embedded']).toBe('')
  expect({ ...get(givenStore) }).toMatchObject({ plate: 'ABC-123', workplace: '7' })
  emit('booking-saved', null)
  document.body.scrollIntoView({ block: 'nearest' })
  expect(sent).toEqual([
    [{ huoltoVaraus: 'height', height: 0 }, SITE],
    [{ huoltoVaraus: 'event', name: 'booking-saved', detail: null }, SITE],
    [expect.objectContaining({ huoltoVaraus: 'scroll', block: 'nearest' }), SITE],
  ])
})

it.each([
  ['a site that is not listed', HELLO, 'https://evil.example', window.parent],
  ['another window of a listed site', HELLO, SITE, null],
  ['a listed site that sends something else', { huoltoVaraus: 'hello', plate: 5 }, SITE, window.parent],
] as const)('ignores %s', (_, data, origin, source) => {
  const get = open()
  sent.length = 0
  hear(data, origin, source)
  emit('booking-saved', null)
  expect(sent).toEqual([])
  expect(get(givenStore).plate).toBe('')
  expect(document.documentElement.dataset['embedded']).toBeUndefined()
})

it('keeps the vehicle and the workplace of a booking that is restored', () => {
  const get = open()
  get(sessionStore).use('MAINTENANCE')
  get(sessionStore).accept('token')
  hear(HELLO)
  expect(get(givenStore).plate).toBe('')
})

it('knows which part the visitor sees', () => {
  open()
  hear({ huoltoVaraus: 'view', above: 120, below: 300, height: 844 })
  const { style } = document.documentElement
  expect(['above', 'below', 'height'].map((name) => style.getPropertyValue(`--view-${name}`))).toEqual([
    '120px',
    '300px',
    '844px',
  ])
})

it('opens links to other sites in a tab of their own', () => {
  open()
  hear(HELLO)
  document.body.innerHTML = '<a href="https://chain.example/ehdot">Ehdot</a><a href="/peruutus">Oma</a>'
  const links = [...document.querySelectorAll('a')]
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect(links.map(({ target }) => target)).toEqual(['_blank', ''])
  document.body.replaceChildren()
})
