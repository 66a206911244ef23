import { expect, it, vi } from 'vitest'
import { WITHOUT_COOKIES, XSRF_HEADER } from '#shared/api/without-cookies'
import type { Fetch } from '#shared/api/http-call'
import { cookieless } from './cookieless'

const INIT = '/ServiceBooking/rest/init-session?organizationId=1'
const answering = (headers: Record<string, string>) =>
  vi.fn<Fetch>(() => Promise.resolve(new Response(null, { status: 204, headers })))
const askedWithout = (send: ReturnType<typeof answering>, call = 0): boolean =>
  new Headers(send.mock.calls[call]?.[1].headers).has(WITHOUT_COOKIES)

it('asks for a session without cookies, keeps the id, and sends it as the XSRF value, also after a reload', async () => {
  const send = answering({ [XSRF_HEADER]: 'id-1' })
  const { fetch, cookies } = cookieless(send)
  await fetch(INIT, { method: 'POST', headers: { Pragma: 'no-cache' } })
  expect(askedWithout(send)).toBe(true)
  expect(new Headers(send.mock.calls[0]?.[1].headers).get('Pragma')).toBe('no-cache')
  expect(cookies()).toBe('XSRF-TOKEN=id-1')
  expect(cookieless(send).cookies()).toBe('XSRF-TOKEN=id-1')
})

it('works in memory where the browser denies storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { fetch, cookies } = cookieless(answering({ [XSRF_HEADER]: 'id-2' }))
  await fetch(INIT, { method: 'POST' })
  expect(cookies()).toBe('XSRF-TOKEN=id-2')
})

it('uses cookies with a server that sets them', async () => {
  document.cookie = 'XSRF-TOKEN=of-cookie; path=/'
  const { fetch, cookies } = cookieless(answering({}))
  await fetch(INIT, { method: 'POST' })
  expect(cookies()).toContain('XSRF-TOKEN=of-cookie')
})

it.each(['/ServiceBooking/rest/save-notes', `https://elsewhere.example${INIT}`])('leaves %s as it is', async (url) => {
  const send = answering({ [XSRF_HEADER]: 'foreign' })
  const { fetch, cookies } = cookieless(send)
  await fetch(url, { method: 'POST' })
  expect(askedWithout(send)).toBe(false)
  expect(cookies()).not.toContain('foreign')
})
