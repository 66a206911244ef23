/** The image of Dockerfile, with its processes behind Caddy; compose.yaml as far as it can be tried without a registry. */
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseUrl } from '#tests/harness/database/postgres'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { TEST_CLOCK } from '#tests/harness/test-clock'
import { freePort } from '../../scripts/tools/free-port'
import { root, run } from '../../scripts/tools/run'
import { did } from './harness/did'
import { ensureProgram } from './harness/ensure-program'
import { buildImage, MEMORY, type Container, type Image } from './harness/image'
import { bookAt, repeating, visitorAt } from './harness/patient-visitor'
import { startProxy, type Proxy } from './harness/proxy'
import { secureFetch } from './harness/secure-fetch'

const BUILD_MS = 900_000
const VISITORS = 30
const MEGABYTE = 1_000_000

let image: Image
beforeAll(async () => {
  const began = performance.now()
  image = await buildImage()
  const size = `${inMegabytes(image.bytes)} of which ${inMegabytes(image.baseBytes)} are the base`
  process.stdout.write(`built in ${inSeconds(performance.now() - began)}, ${size}\n`)
  return () => image.remove()
}, BUILD_MS)

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

describe('the image', () => {
  it('starts the server itself, as a user that is not root', () => {
    expect(image.config).toMatchObject({
      User: '1000:1000',
      WorkingDir: '/app',
      Cmd: ['node', '--enable-source-maps', 'dist-server/main.js'],
      ExposedPorts: { '3000/tcp': {} },
      Volumes: { '/data': {} },
    })
    expect(image.healthCheck.slice(0, 2)).toEqual(['CMD', 'node'])
  })

  it('has the build and its packages, without development dependencies, sources and the cache of npm', async () => {
    const app = join(image.files, 'app')
    expect((await readdir(app)).toSorted()).toEqual([
      'dist',
      'dist-server',
      'node_modules',
      'package-lock.json',
      'package.json',
    ])
    const packages = await readdir(join(app, 'node_modules'))
    expect(packages).toContain('hono')
    for (const tool of ['vitest', 'typescript', 'tsx', 'esbuild', '@rsbuild']) expect(packages).not.toContain(tool)
    expect(await readdir(join(image.files, 'root'))).not.toContain('.npm')
    expect(await readdir(join(image.files, 'tmp'))).toEqual([])
  })

  it('has no file of its user but the data directory', async () => {
    expect((await did(['find', image.files, '-xdev', '-uid', '1000'])).trim()).toBe(join(image.files, 'data'))
    expect((await did(['find', join(image.files, 'app'), '-perm', '/022', '-not', '-type', 'l'])).trim()).toBe('')
    expect((await stat(join(image.files, 'data'))).mode & 0o777).toBe(0o700)
  })
})

describe('a container without any setting and without a network', () => {
  let container: Container
  beforeAll(async () => {
    container = await image.start(['--network=none'])
    await vi.waitUntil(async () => (await container.exec(READY)).code === 0, { timeout: 150_000, interval: 1000 })
  }, 300_000)

  const READY = ['node', '-e', "fetch('http://127.0.0.1:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1))"]

  it('serves on all its addresses from the embedded database', async () => {
    expect((await container.exec(['cat', '/proc/net/tcp'])).output).toContain('00000000:0BB8')
    expect((await container.exec(['ls', '/data'])).output).toContain('pglite')
    const { Pid } = await container.state()
    process.stdout.write(`embedded database: ${await peakOf(Pid)} at most\n`)
  })

  it('has a health check that fails if nothing answers', async () => {
    expect(await container.isHealthy()).toBe(true)
    const [, ...check] = image.healthCheck
    expect((await container.exec(check)).code).toBe(0)
    expect((await container.exec(check, { PORT: '1' })).code).toBe(1)
  })

  it('has no capabilities and cannot write outside its data directory', async () => {
    const status = (await container.exec(['cat', '/proc/1/status'])).output
    expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m)
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    for (const place of ['/app/x', '/tmp/x', '/x'])
      expect((await container.exec(['touch', place])).output).toContain('Read-only file system')
  })

  it('ends on SIGTERM with exit code 0', async () => {
    expect(await container.stop()).toBe(0)
  })
})

describe('two containers on PostgreSQL behind Caddy', () => {
  let test: TestApp
  let proxy: Proxy
  let containers: Container[]
  let ports: readonly [number, number]
  let origin: string
  beforeAll(async () => {
    test = await createTestApp()
    ports = [await freePort(), await freePort()]
    proxy = await startProxy('caddy', ports)
    origin = `https://localhost:${proxy.port}`
    containers = await Promise.all(ports.map((port) => startBehind(port)))
    await vi.waitUntil(async () => (await get('/ready')) === 200, { timeout: 30_000, interval: 100 })
  }, 300_000)
  afterAll(async () => {
    await proxy.stop()
    await test.close()
  })

  /** The network of the machine, because PostgreSQL listens on its loopback interface. */
  async function startBehind(port: number): Promise<Container> {
    const container = await image.start(['--network=host', `--memory=${MEMORY}`], {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DATABASE_URL: databaseUrl(test.databaseName),
      BEHIND_PROXY: '1',
      PUBLIC_URL: origin,
      DRAIN_SECONDS: '5',
      CLOCK: TEST_CLOCK,
      THROTTLE: '0',
      MAILS_PER_HOUR: '0',
    })
    await vi.waitUntil(() => isReadyAt(port), { timeout: 60_000, interval: 20 })
    const ready = Date.now() - Date.parse((await container.state()).StartedAt)
    process.stdout.write(`ready ${inSeconds(ready)} after its start\n`)
    return container
  }

  const isReadyAt = async (port: number): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok === true

  const get = async (path: string): Promise<number | undefined> =>
    (await secureFetch(proxy)(new Request(origin + path)).catch(() => null))?.status

  const bookings = async (): Promise<number> =>
    Number((await rows(test, sql`select count(*) as n from booking`))[0]?.['n'])

  it('serve the page and take a booking', async () => {
    const before = await bookings()
    expect(await get('/huolto')).toBe(200)
    expect(await bookAt(visitorAt(origin, secureFetch(proxy)), 0)).toMatch(/\w{6,}/)
    expect((await bookings()) - before).toBe(1)
    expect(await Promise.all(containers.map((one) => one.isHealthy()))).toEqual([true, true])
  })

  it(
    `give each of ${VISITORS} visitors one booking, and end on SIGTERM with exit code 0`,
    { timeout: 120_000 },
    async () => {
      const before = await bookings()
      const repeated: string[] = []
      const book = (_: unknown, index: number): Promise<string> =>
        bookAt(visitorAt(origin, repeating(secureFetch(proxy), repeated)), 10 + index)
      const keys = await Promise.all(Array.from({ length: VISITORS }, book))
      expect(new Set(keys).size).toBe(VISITORS)
      expect((await bookings()) - before).toBe(VISITORS)
      const peaks = containers.map(async (one) => peakOf((await one.state()).Pid))
      const most = (await Promise.all(peaks)).join(' and ')
      // Reported, not gated: a busy machine answers late.
      process.stdout.write(`${repeated.length} of the visitors' calls were repeated; ${most} at most\n`)
      expect(await Promise.all(containers.map((one) => one.stop()))).toEqual([0, 0])
    },
  )
})

/** Most memory that a process has had so far. */
async function peakOf(pid: number): Promise<string> {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return inMegabytes(Number(kilobytes) * 1024)
}

describe('compose.yaml', () => {
  let folder: string
  beforeAll(async () => {
    await ensureProgram('docker-compose')
    folder = await mkdtemp(join(tmpdir(), 'compose-'))
    await copyFile(join(root, 'compose.yaml'), join(folder, 'compose.yaml'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Reads the file as the Compose program does, with this .env. */
  const compose = async (values: string) => {
    await writeFile(join(folder, '.env'), values)
    return run(['docker-compose', '--project-directory', folder, '--file', join(folder, 'compose.yaml'), 'config'])
  }

  it('is valid, and asks for the values that it lacks', async () => {
    expect(await compose('PUBLIC_NAME=a.example.fi\nPOSTGRES_PASSWORD=secret\n')).toMatchObject({ code: 0 })
    expect(await compose('PUBLIC_NAME=a.example.fi\n')).toMatchObject({
      code: 1,
      output: expect.stringContaining('set it in .env'),
    })
  })

  it('gives Caddy the name and the processes that its file asks for', async () => {
    const caddy = await ensureProgram('caddy')
    const file = join(root, 'docs/proxies/Caddyfile')
    const env = { PUBLIC_NAME: 'a.example.fi', PROCESSES: 'process-1:3000 process-2:3000' }
    const adapted = await did([caddy, 'adapt', '--adapter', 'caddyfile', '--config', file], env)
    for (const text of ['"host":["a.example.fi"]', '"dial":"process-1:3000"', '"dial":"process-2:3000"'])
      expect(adapted).toContain(text)
  })
})
