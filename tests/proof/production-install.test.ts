/**
 * Proves that a machine or a container image without the development dependencies runs the server: a directory gets the
 * production dependencies by npm, and `dist` and `dist-server` as they were built elsewhere.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copySources } from '#tests/harness/servers/source-copy'

const PATIENCE = 180_000
const PAGE = '<!doctype html><html><head><title>Varaus</title></head><body></body></html>'
const run = promisify(execFile)

let place = ''
let server: ChildProcess | undefined
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'production-'))
  const sources = await copySources()
  await run(process.execPath, ['scripts/bundled.js', 'chain', 'schema'], { cwd: sources })
  await rename(join(sources, 'dist-server'), join(place, 'dist-server'))
  for (const file of ['package.json', 'package-lock.json']) await cp(join(sources, file), join(place, file))
  await rm(sources, { recursive: true })
  await mkdir(join(place, 'dist'))
  await writeFile(join(place, 'dist/index.html'), PAGE)
  const { stderr } = await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], { cwd: place })
  expect(stderr).toBe('')
}, PATIENCE)
afterAll(async () => {
  server?.kill('SIGKILL')
  await rm(place, { recursive: true, force: true })
})

const env = { PATH: process.env['PATH'], PORT: '0', SANDBOX_PORT: 'off', SPA_CONFIG: '{}', DRAIN_SECONDS: '0' }

it('the production installation has no build tools', async () => {
  const packages = await readdir(join(place, 'node_modules'))
  expect(packages).toContain('hono')
  for (const tool of ['tsx', 'esbuild', '@rsbuild', 'typescript']) expect(packages).not.toContain(tool)
})

it(
  'the server serves the application, the contract and its page, and stops cleanly',
  { timeout: PATIENCE },
  async () => {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist-server/main.js'], {
      cwd: place,
      env: { ...env, DATA_DIR: join(place, 'data') },
      stdio: 'pipe',
    })
    server = child
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
    const addressOf = () => /^Huoltovaraus: (http:\S+)\n/m.exec(stdout)?.[1] ?? stderr
    await expect.poll(addressOf, { timeout: 120_000 }).toMatch(/^http:/)
    const get = async (path: string) => {
      const response = await fetch(addressOf() + path)
      return { status: response.status, text: await response.text() }
    }
    expect(await get('/ready')).toMatchObject({ status: 200 })
    expect(await get('/huolto')).toEqual({ status: 200, text: expect.stringContaining('<title>Varaus</title>') })
    const rest = '/ServiceBooking/rest'
    expect(await get(`${rest}/openapi.json`)).toEqual({ status: 200, text: expect.stringContaining('"openapi": "3.1') })
    for (const file of ['', 'page.css']) expect(await get(`${rest}/docs/${file}`)).toMatchObject({ status: 200 })
    child.kill('SIGTERM')
    const [code] = await once(child, 'close')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  },
)

it.each(['bookings', 'chain', 'webhooks'])("the operator's command %s runs", async (name) => {
  const { stdout } = await run(process.execPath, [`dist-server/${name}.js`, '--help'], { cwd: place, env })
  expect(stdout).toContain(`npm run ${name} --`)
})

it("the operator's command doctor runs", async () => {
  const { stdout } = await run(process.execPath, ['dist-server/doctor.js'], { cwd: place, env })
  expect(stdout).toContain('ok     configuration')
})
