import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { array, create, number, optional, string, type } from 'superstruct'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shipped } from '#tests/harness/servers/bundled-server'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-main-'))
})
afterAll(() => rm(folder, { recursive: true }))
// Kills processes that a failed test left running. Killing an ended process has no effect.
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Running {
  readonly process: ChildProcess
  readonly ended: Promise<{ code: number | null; stderr: string }>
  readonly stdout: () => string
  readonly address: Promise<string>
  /** Address of the payment sandbox. */
  readonly sandbox: Promise<string>
}

function start(env: Readonly<Record<string, string>>): Running {
  // Runs node itself rather than npx, because the signal must reach the server.
  const child = spawn(process.execPath, shipped('main'), {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  })
  started.push(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const printedAddress = (name: string): Promise<string> =>
    new Promise((resolve) => {
      child.stdout.on('data', () => {
        const [, found] = new RegExp(`^${name}: (http:\\S+)\n`, 'm').exec(stdout) ?? []
        if (found !== undefined) resolve(found)
      })
    })
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }))
  })
  return {
    process: child,
    stdout: () => stdout,
    ended,
    address: printedAddress('Huoltovaraus'),
    sandbox: printedAddress('Payment sandbox'),
  }
}

/** Sends the beginning of a request and disconnects after the server had time to read it. */
async function sendAndLeave(address: string, text: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(text)
  await setTimeout(100)
  socket.destroy()
  await once(socket, 'close')
}

const oneLine = /^[^\n]+\n$/
const METRICS_TOKEN = 'read-by-the-collector'
const Line = type({ level: number(), time: number(), msg: string(), route: optional(string()) })
const jsonLines = (text: string): unknown[] =>
  text.split('\n').flatMap((line): unknown[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
const isMail = (name: string): boolean => name.endsWith('.eml')
const editRequest = {
  organization: 1,
  registerNumber: 'ABC-123',
  reservedDate: '24.11.2026 09:05',
  name: 'Aino Öhman',
  email: 'aino@example.fi',
  phoneNumber: '',
  message: 'Sopisiko torstai?',
}

describe('starting', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ CLOCK: '2026-02-30T08:00' }, 'CLOCK'],
    [{ SPA_CONFIG: '[]' }, 'SPA_CONFIG'],
    [{ SANDBOX_PORT: 'none' }, 'SANDBOX_PORT'],
    [{ RETENTION_DAYS_MAILS: '0' }, 'RETENTION_DAYS_MAILS'],
  ])('%j prints a one-line error that names the variable', async (env, name) => {
    const { code, stderr } = await start({ DATA_DIR: join(folder, 'never'), ...env }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain(name)
  })

  it.each(['PORT', 'SANDBOX_PORT'])(
    'a port in use as %s prints a one-line error and leaves a free lock',
    async (name) => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const address = other.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      const { code, stderr } = await start({ DATA_DIR: join(folder, name), [name]: String(port) }).ended
      other.close()
      expect(code).toBe(1)
      expect(stderr).toMatch(oneLine)
      expect(stderr).toContain(`:${port}`)
      expect(stderr).toContain(`set ${name} to another one`)
      expect(await readdir(join(folder, name))).toEqual(['lock.1'])
    },
  )
})

/** Expects that only the owner can read the directory and everything in it (SA-03). */
async function expectPrivate(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true })
  expect(entries.length).toBeGreaterThan(100)
  const open = await Promise.all(
    ['.', ...entries].map(async (name) => (((await stat(join(directory, name))).mode & 0o077) === 0 ? [] : [name])),
  )
  // PGlite writes this cache of its catalogue with a mode of its own. It has no data, and no other user can enter its folder.
  expect(open.flat().filter((name) => !name.endsWith('pg_internal.init'))).toEqual([])
}

/** Asks as HAProxy does by default, with HTTP/1.0 and without Host. Resolves to the whole answer. */
async function probedByOldest(address: string, path: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

describe('running', () => {
  it('SA-03 SA-09 OP-08 OP-10 seeds, serves over a socket without test doubles, keeps its files private, locks its data directory, stops cleanly, restarts and erases what is old', async () => {
    const dataDir = join(folder, 'data')
    const env = {
      DATA_DIR: dataDir,
      CLOCK: '2026-11-23T08:00',
      // Switches of earlier versions. The shipped server has no test doubles.
      TEST_HOOKS: '1',
      SPARSE: '1',
      API_PREFIX: '/api',
      METRICS_TOKEN,
    }
    const first = start(env)
    const address = await first.address
    // The sandbox is a second web app on its own origin, and stops with the server.
    const sandbox = await first.sandbox
    expect(new URL(sandbox).port).not.toBe(new URL(address).port)
    expect(await (await fetch(sandbox)).text()).toContain('230580-7335')
    const query = 'organizationId=1&installationType=BASSADONE_PUBLIC&usedProcessType=MAINTENANCE'
    const rest = `${address}/api/ServiceBooking/rest`
    const opened = await fetch(`${rest}/init-session?${query}`, { method: 'POST' })
    const token = opened.headers.get('X-Process-Token') ?? ''
    const get = (path: string) => fetch(rest + path, { headers: { 'X-Process-Token': token } })
    const [tireChange] = Object.values(await (await get('/tire-change-products/v2')).json())
    expect(tireChange).toHaveProperty('description')
    expect(await (await get('/get-active-organization-info-text')).json()).toHaveProperty('text')
    expect(await (await get('/get-booking/v2')).json()).toHaveProperty('reservation_details')
    const hooks: readonly (readonly [string, string])[] = [
      ['GET', 'bookings'],
      ['POST', 'free-times'],
      ['POST', 'expire-sessions'],
      ['POST', 'expire-hold'],
    ]
    for (const [method, hook] of hooks) {
      const body = method === 'POST' ? JSON.stringify({ token }) : null
      const response = await fetch(`${address}/__test__/${hook}`, { method, body })
      expect([hook, response.status, await response.text()]).toEqual([hook, 404, 'not found'])
    }

    // A client that disconnects during a request is not logged as a failure: stderr stays empty.
    const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const [, xsrf = ''] = /XSRF-TOKEN=([^;]+)/.exec(cookies.join('; ')) ?? []
    for (const [length, part] of [
      ['Content-Length: 100', '{"value":'],
      ['Transfer-Encoding: chunked', '9\r\n{"value":\r\n'],
    ])
      await sendAndLeave(
        address,
        [
          'POST /api/ServiceBooking/rest/save-notes HTTP/1.1',
          `Host: ${new URL(address).host}`,
          `Cookie: ${cookies.join('; ')}`,
          `X-Process-Token: ${token}`,
          `X-XSRF-TOKEN: ${xsrf}`,
          length,
          '',
          part,
        ].join('\r\n'),
      )

    // CA-03: an edit request is mailed to the workshop and acknowledged.
    const asked = await fetch(`${rest}/send-edit-request?installationType=BASSADONE_PUBLIC`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookies.join('; '),
        'X-Process-Token': token,
        'X-XSRF-TOKEN': xsrf,
      },
      body: JSON.stringify(editRequest),
    })
    expect(asked.ok).toBe(true)
    const mails = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => isMail(name))
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(2)
    expect((await get('/get-booking/v2')).status).toBe(200)

    // Before another start, which would mend the modes.
    await expectPrivate(dataDir)
    const second = await start({ DATA_DIR: dataDir }).ended
    expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(oneLine) })
    expect(second.stderr).toContain(dataDir)

    // The operators’ endpoints: liveness, readiness, and metrics with a token.
    for (const path of ['/health', '/ready']) {
      expect((await fetch(address + path)).status).toBe(200)
      expect(await probedByOldest(address, path)).toMatch(/^HTTP\/1\.1 200 /)
    }
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
    const measured = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(await measured.text()).toContain(
      'huoltovaraus_answers_total{method="POST",route="/init-session",status="204"} 1',
    )

    first.process.kill('SIGTERM')
    expect(await first.ended).toEqual({ code: 0, stderr: '' })
    const answered = create(jsonLines(first.stdout()), array(Line)).filter(
      ({ route }) => route === '/send-edit-request',
    )
    expect(answered).toEqual([expect.objectContaining({ method: 'POST', status: 204, session: expect.any(String) })])
    for (const personal of ['aino', 'ABC-123', 'torstai', token]) expect(first.stdout()).not.toContain(personal)
    expect(await readdir(dataDir)).toEqual(['lock.1', 'mail', 'pglite'])

    await expect(fetch(sandbox)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })

    // Files of an earlier version become private. With a public URL the server starts no sandbox.
    await chmod(dataDir, 0o755)
    await chmod(join(dataDir, 'pglite', 'PG_VERSION'), 0o666)
    const again = start({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://varaus.example.fi',
      // The request and its two mails have become old.
      CLOCK: '2100-01-01T08:00',
      RETENTION_DAYS_REQUESTS: '730',
      RETENTION_DAYS_MAILS: '30',
      METRICS_TOKEN,
    })
    let hasSandbox = false
    void again.sandbox.then(() => (hasSandbox = true))
    const metrics = `${await again.address}/metrics`
    const erased = async () => {
      const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
      return (await (await fetch(metrics, { headers })).text()).match(/(?<=^huoltovaraus_erased_total).*/gm)
    }
    await expect.poll(erased, { timeout: 30_000 }).toEqual(['{kind="requests"} 1', '{kind="mails"} 2'])
    expect(await mails()).toEqual([])
    again.process.kill('SIGTERM')
    expect((await again.ended).code).toBe(0)
    expect(again.stdout()).toContain('"kind":"requests","count":1,"msg":"personal.erased"')
    expect(hasSandbox).toBe(false)
    await expectPrivate(dataDir)
    // The server starts three times, possibly on a busy machine.
  }, 90_000)
})
