import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#server/start-error'
import { asStartError } from '#server/start-fault'
import { NotStarted, startProcess } from '#tests/harness/servers/server-process'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-faults-'))
  await mkdir(join(folder, 'closed'))
  await writeFile(join(folder, 'file'), '')
  // Another user must reach the closed directory.
  await chmod(folder, 0o755)
  await chmod(join(folder, 'closed'), 0o555)
})
afterAll(() => rm(folder, { recursive: true }))

/** root may write everywhere, so the process runs as nobody there. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

async function complaintOf(env: Readonly<Record<string, string>>, account = {}): Promise<string> {
  const error: unknown = await startProcess(env, account).catch((reason: unknown) => reason)
  if (!(error instanceof NotStarted)) throw new Error('the server started')
  expect(error.exitCode).toBe(1)
  expect(error.stderr).toMatch(/^[^\n]+\n$/)
  return error.stderr
}

// Each case starts a process, possibly on a busy machine.
describe('a fault at the start is one line that names the remedy', { timeout: 90_000 }, () => {
  it.each([
    ['closed/data', /EACCES.*: give its user write access/],
    ['file', /it is a file; name a directory/],
    ['file/data', /a part of the path is a file/],
  ])('DATA_DIR=%s', async (path, remedy) => {
    const complaint = await complaintOf({ DATA_DIR: join(folder, path) }, NOBODY)
    expect(complaint).toMatch(remedy)
    expect(complaint).toContain(join(folder, path))
  })

  it('SA-08 a full disk', async () => {
    const flag = join(folder, 'full')
    await writeFile(flag, 'growth')
    const complaint = await complaintOf(
      { DATA_DIR: join(folder, 'on-full'), FULL_DISK: flag },
      { preload: './tests/harness/faults/full-disk.ts' },
    )
    expect(complaint).toContain('the disk is full; free some space')
  })

  it('a database that refuses connections, and one that is silent; neither shows the password', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const complaints = await Promise.all([
      complaintOf({ DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/none' }),
      complaintOf({ DATABASE_URL: `postgres://user:hidden-word@127.0.0.1:${port}/none` }),
    ])
    silent.close()
    expect(complaints[0]).toContain('ECONNREFUSED')
    expect(complaints[1]).toContain('timeout')
    for (const complaint of complaints) {
      expect(complaint).toContain('check that the server runs')
      expect(complaint).not.toContain('hidden-word')
    }
  })

  it('rights and extensions that PostgreSQL lacks', () => {
    const place = { databaseUrl: 'postgres://x', dataDir: '.data' }
    const refused = (code: string) => asStartError(Object.assign(new Error('refused'), { code }), place)
    expect(refused('42501')).toMatchObject({ message: expect.stringContaining('create tables and the extension') })
    expect(refused('0A000')).toMatchObject({ message: expect.stringContaining('postgresql-contrib') })
    expect(refused('42P01')).not.toBeInstanceOf(StartError)
  })
})
