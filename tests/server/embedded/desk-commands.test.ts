/** The desk commands, each run as a separate process. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { shipped } from '#tests/harness/servers/bundled-server'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CLOCK = '2026-11-23T08:00'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-commands-'))
})
afterAll(() => rm(folder, { recursive: true }))

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a shipped program, the server `main` or a command. */
function run(
  dataDir: string,
  [program = '', ...args]: readonly string[],
  onOutput: (text: string) => void = () => undefined,
) {
  const child = spawn(process.execPath, [...shipped(program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', CLOCK, DATA_DIR: dataDir },
  })
  started.push(child)
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  child.stdout.on('data', (data: Buffer) => onOutput((stdout += data.toString())))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, ended }
}
const command = (dataDir: string, ...args: string[]) => run(dataDir, args).ended

it('run with the embedded database, both while a server is running and without one', async () => {
  const dataDir = join(folder, 'both')
  const file = (name: string) => join(folder, name)
  let address: (found: string) => void
  const found = new Promise<string>((resolve) => (address = resolve))
  const server = run(dataDir, ['main'], (text) => /http:\S+/.exec(text)?.forEach((one) => address(one)))
  const origin = await found

  const list = ['bookings', 'list', '--from', '2026-11-23', '--to', '2026-12-31']
  expect(await command(dataDir, ...list)).toEqual({ code: 0, stdout: 'Ei varauksia.\n', stderr: '' })
  expect(await command(dataDir, 'bookings', 'mails')).toEqual({
    code: 0,
    stdout: 'Ei odottavia viestejä.\n',
    stderr: '',
  })
  expect(await command(dataDir, 'bookings', 'mails', 'resend', '0123456789ab', '--to', 'aino@example.fi')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Mitään ei muutettu: varausta 0123456789ab ei löydy.\n',
  })
  const person = ['--register', 'ABC-123', '--email', 'aino@example.fi']
  for (const asked of [
    ['export', ...person],
    ['erase', ...person, '--yes'],
  ])
    expect(await command(dataDir, 'bookings', ...asked)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Tällä rekisterinumerolla ja sähköpostiosoitteella ei ole tietoja.\n',
    })
  expect(await command(dataDir, 'chain', 'export', file('a.json'))).toMatchObject({ code: 0, stderr: '' })
  const text = await readFile(file('a.json'), 'utf8')
  await writeFile(file('b.json'), `\uFEFF${text.replace('"name": "Espoo Leppävaara"', '"name": "Espoo Uusi"')}`)
  expect(await command(dataDir, 'chain', 'import', file('b.json'))).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^the demo's own data: \d+ removed\nworkshops: 0 added, 1 changed, 0 removed\n$/),
    stderr: '',
  })
  // The shipped command counts from today, when all the demo's days may be past.
  const bare: object = JSON.parse(text)
  await writeFile(file('bare.json'), JSON.stringify({ ...bare, closedDays: [], shortDays: [] }))
  const proposed = await command(dataDir, 'chain', 'holidays', file('bare.json'), '--add')
  expect(proposed).toMatchObject({ code: 0, stderr: '' })
  expect(proposed.stdout).toMatch(/^(\d{4}-\d\d-\d\d [a-zäö ]+\n){6,12}$/)
  const added = await readFile(file('bare.json'), 'utf8')
  for (const line of proposed.stdout.trim().split('\n')) expect(added).toContain(`"${line.slice(0, 10)}"`)
  expect((await command(dataDir, 'chain', 'holidays', file('bare.json'))).stdout).toBe('none is missing\n')
  // The desk socket is not reachable through the server’s HTTP address.
  expect((await fetch(`${origin}/`, { method: 'POST', headers: { 'x-desk-version': '1' } })).status).not.toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' })

  expect(await command(dataDir, 'chain', 'export', file('c.json'))).toMatchObject({ code: 0, stderr: '' })
  expect(await readFile(file('c.json'), 'utf8')).toBe(text.replace('Espoo Leppävaara', 'Espoo Uusi'))
  expect(await command(dataDir, ...list, '--csv')).toMatchObject({ code: 0, stderr: '' })
  expect(await readdir(dataDir)).toEqual(expect.not.arrayContaining(['desk.sock']))
}, 180_000)

it.each<[readonly string[], number, RegExp]>([
  [['chain', 'import', 'nowhere.json'], 1, /^nowhere\.json: ENOENT.*\n$/],
  [['chain', 'export', 'x.json', '--fast'], 2, /^Unknown option '--fast' \(see --help\)\n$/],
  [['chain', 'export'], 2, /^expected 'import FILE', 'export FILE' or 'holidays FILE' \(see --help\)\n$/],
  [['chain', 'export', 'never.json'], 1, /^there is no database in .* yet \(DATA_DIR\)\n$/],
  [['bookings', 'list', '--from', '2026-02-30', '--to', '2026-03-01'], 2, /^--from must be a day.*'2026-02-30'.*\n$/],
  [['bookings', 'list', '--from', '2026-03-02', '--to', '2026-03-01'], 2, /^--from must not be later than --to.*\n$/],
  [['bookings', 'mails', 'resend'], 2, /^expected 'mails' or 'mails resend REFERENCE' \(see --help\)\n$/],
  [
    ['bookings', 'mails', 'resend', '0123456789ab', '--to', 'a@b'],
    2,
    /^--to must be an e-mail address, not 'a@b'.*\n$/,
  ],
  [['bookings', 'acknowledge'], 2, /^--booking must be a reference of the list.*\n$/],
  [['bookings', 'erase', '--email', 'a@b.fi', '--yes'], 2, /^--register must be a register number.*\n$/],
  [['bookings', 'export', '--register', 'ABC-123', '--email', 'b.fi'], 2, /^--email must be an e-mail address.*\n$/],
  [['bookings', 'erase', '--register', 'ABC-123', '--email', 'a@b.fi'], 2, /^add --yes, because.*\n$/],
])('%j prints one line to stderr', async (args, code, line) => {
  const ended = await command(join(folder, 'none'), ...args)
  expect(ended).toEqual({ code, stdout: '', stderr: expect.stringMatching(line) })
})

it.each(['chain', 'bookings', 'webhooks'])('%s prints its usage', async (script) => {
  const { code, stdout, stderr } = await command(folder, script, '--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`npm run ${script} -- `)
})
