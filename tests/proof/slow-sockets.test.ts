// Clients that open many connections and send almost nothing must not slow down other visitors.
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type Listening } from '#server/http/listen'
import { REST_ROOT } from '#shared/api/rest-root'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

const SLOW = proofSize(1000, 100)
const ASKED = 20

let test: TestApp
let server: Listening
beforeAll(async () => {
  test = await createTestApp()
  server = await listen('127.0.0.1', 0, 'PORT')
  const listener = getRequestListener((request) => test.app.fetch(request))
  server.answer((request, response) => void listener(request, response))
})
afterAll(async () => {
  await server.close()
  await test.close()
})

async function slowSocket(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${REST_ROOT}/save-notes HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{`)
  return socket
}

/** Resolves to the status of a request over its own connection, as a new visitor sends it. */
function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { agent: false, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject).end()
  })
}

it(`${SLOW} connections that send single bytes do not delay other visitors`, { timeout: 120_000 }, async () => {
  const { token } = await openBrowser(test.app)
  const timeOfCall = async (): Promise<number> => {
    const started = performance.now()
    expect(await statusOf(`${server.address}${REST_ROOT}/vehicle-makes`, { 'X-Process-Token': token() })).toBe(200)
    return performance.now() - started
  }
  const median = async (): Promise<number> => {
    const times: number[] = []
    for (let n = 0; n < ASKED; n++) times.push(await timeOfCall())
    return times.toSorted((a, b) => a - b)[ASKED >> 1] ?? Number.NaN
  }
  await timeOfCall()
  const alone = await median()
  const sockets = await Promise.all(Array.from({ length: SLOW }, slowSocket))
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write(' ')
  }, 200)
  const underLoad = await median()
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
  // Load from other programs can slow either measurement, but not by this factor.
  expect(underLoad).toBeLessThan(10 * alone + 100)
  if (SLOW > 100)
    process.stdout.write(`median ${alone.toFixed(1)} ms alone, ${underLoad.toFixed(1)} ms underLoad them\n`)
})
