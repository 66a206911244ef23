import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, string, type } from 'superstruct'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { startProcess } from '#tests/harness/servers/server-process'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-full-'))
})
afterAll(() => rm(folder, { recursive: true }))

const OPEN = '/init-session?organizationId=1&installationType=BASSADONE_PUBLIC&usedProcessType=MAINTENANCE'
const Told = type({ code: string(), userErrorMessage: string() })

it('SA-08 on a full disk calls are refused in Finnish, /ready says 503, and what was acknowledged is there afterwards', async () => {
  const flag = join(folder, 'full')
  const env = { DATA_DIR: join(folder, 'data'), FULL_DISK: flag }
  let server = await startProcess(env, { preload: './tests/harness/faults/full-disk.ts' })
  const opened: string[] = []
  const open = async (): Promise<Response> => {
    const response = await fetch(server.url + REST_ROOT + OPEN, { method: 'POST' })
    if (response.ok) opened.push(response.headers.get('X-Process-Token') ?? '')
    return response
  }
  const ready = async () => {
    const response = await fetch(`${server.url}/ready`)
    return `${response.status} ${await response.text()}`
  }
  const refusal = async (response: Response) => {
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(create(await response.json(), Told)).toEqual({
      code: 'UNAVAILABLE',
      message: expect.any(String),
      userErrorMessage: 'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
    })
  }
  expect((await open()).status).toBe(204)
  expect(await ready()).toContain('200')

  // A table that cannot grow.
  await writeFile(flag, 'growth')
  let response = await open()
  for (let n = 0; n < 500 && response.ok; n++) response = await open()
  await refusal(response)
  expect(await ready()).toBe('503 {"status":"database cannot write"}')
  expect(server.stderr()).toContain('not ready: database cannot write')

  // A disk with less space than the database needs to go on.
  await writeFile(flag, 'space')
  await expect.poll(ready).toBe('503 {"status":"disk full"}')
  await refusal(await open())

  // With space again, the server continues by itself.
  await rm(flag)
  await expect.poll(async () => (await open()).status).toBe(204)
  await expect.poll(ready, { interval: 500 }).toContain('200')
  await server.end('SIGKILL')
  server = await startProcess(env, { preload: './tests/harness/faults/full-disk.ts' })
  const statuses = await Promise.all(
    opened.map(async (token) => {
      const headers = { 'X-Process-Token': token }
      return (await fetch(`${server.url + REST_ROOT}/get-booking/v2`, { headers })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await server.end('SIGTERM')
}, 120_000)
