// Responses cut off at any byte, then a repeated request: one booking and one confirmation (reading 32).
import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { connect, createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clonedVisitor, type ClonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '../harness/visitors/booked-visitor'
import { countRows, rows } from '../harness/database/rows'

const SAVES = proofSize(1000, 12)
/** Longer than the whole response with its headers. */
const LONGEST = 900

let test: TestApp
let template: TestBrowser
let server: Server
let port: number
beforeAll(async () => {
  test = await createTestApp()
  template = await completeVisitor(test)
  await template.api.saveLead({ query: { leadDate: '2026-12-01' } })
  const listener = getRequestListener((request) => test.app.fetch(request))
  server = createServer((request, response) => void listener(request, response))
  port = await listening(server)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.close()
})

async function listening(one: NetServer): Promise<number> {
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  const address = one.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Starts a proxy that cuts the connection after this many bytes of the response. */
async function wire(bytes: number): Promise<{ port: number; cut: () => void }> {
  const sockets: Socket[] = []
  const proxy = createNetServer((near) => {
    const far = connect(port, '127.0.0.1')
    sockets.push(near, far)
    for (const one of [near, far]) one.on('error', () => undefined)
    near.pipe(far)
    let left = bytes
    far.on('data', (data: Buffer) => {
      near.write(data.subarray(0, left))
      left -= data.length
      if (left <= 0) near.destroySoon()
    })
    far.on('end', () => near.end())
  })
  const own = await listening(proxy)
  return {
    port: own,
    cut: () => {
      for (const one of sockets) one.destroy()
      proxy.close()
    },
  }
}

/** Saves the booking. Resolves to the response body, or null if it is incomplete. */
function save(visitor: ClonedVisitor, at: number): Promise<string | null> {
  return new Promise((resolve) => {
    const { cookies } = visitor.browser
    const sent = httpRequest({
      port: at,
      host: '127.0.0.1',
      path: '/ServiceBooking/rest/save-booking',
      method: 'POST',
      agent: false,
      headers: {
        'Content-Length': 0,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-Process-Token': visitor.token,
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    sent.on('error', () => resolve(null))
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.on('error', () => resolve(null))
      response.on('close', () => resolve(response.complete && response.statusCode === 200 ? text : null))
    })
    sent.end()
  })
}

it(
  `reading 32: ${SAVES} saves with a cut-off response make one booking and one confirmation each`,
  { timeout: 3_600_000 },
  async () => {
    let cutOff = 0
    for (let n = 0; n < SAVES; n++) {
      const visitor = await clonedVisitor(test, template)
      // Stratified sampling: one random position per part, so that few saves also cover the whole response.
      const broken = await wire(Math.floor(((n + Math.random()) / SAVES) * LONGEST))
      const first = await save(visitor, broken.port)
      broken.cut()
      if (first === null) cutOff += 1
      const again = await save(visitor, port)
      expect(JSON.parse(again ?? '{}')).toMatchObject({ bookingKey: expect.any(String) })
      expect([again, null]).toContain(first)
    }
    expect(cutOff).toBeGreaterThan(SAVES / 4)
    expect(await countRows(test, 'booking')).toBe(SAVES)
    const kinds = await rows(
      test,
      sql`select message->>'kind' as kind, count(*)::int as n from outbox group by 1 order by 1`,
    )
    expect(kinds).toContainEqual({ kind: 'BOOKING_CONFIRMATION', n: SAVES })
    for (const { n } of kinds) expect(n).toBe(SAVES)
  },
)
