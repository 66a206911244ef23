import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#server/platform/start-error'
import { asStartError } from '#server/start-fault'
import { complaintOf } from '#tests/harness/servers/start-complaint'

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

// Each case starts a process, possibly on a busy machine.
describe('a fault at the start is one line that names the remedy', { timeout: 90_000 }, () => {
  it.each([
    ['closed/data', /EACCES.*: give its user write access/],
    ['file', /it is a file; name a directory/],
    ['file/data', /a part of the path is a file/],
  ])('SA-08 DATA_DIR=%s', async (path, remedy) => {
    const complaint = await complaintOf({ DATA_DIR: join(folder, path) }, NOBODY)
    expect(complaint).toMatch(remedy)
    expect(complaint).toContain(join(folder, path))
  })

  it('DATABASE_URL with several hosts, and DATABASE_READ_URL', async () => {
    const complaints = await Promise.all([
      complaintOf({ DATABASE_URL: 'postgres://user:hidden-word@a,b/name' }),
      complaintOf({ DATABASE_URL: 'postgres://a/name', DATABASE_READ_URL: 'postgres://user:hidden-word@b/name' }),
    ])
    expect(complaints[0]).toMatch(/^DATABASE_URL must name one host: HAProxy before Patroni finds the primary/)
    expect(complaints[1]).toMatch(/^DATABASE_READ_URL is gone: the server of DATABASE_URL answers every call/)
    expect(complaints.join('')).not.toContain('hidden-word')
  })

  it('rights and extensions that PostgreSQL lacks', () => {
    const place = { databaseUrl: 'postgres://x', dataDir: '.data' }
    const refused = (code: string) => asStartError(Object.assign(new Error('refused'), { code }), place)
    expect(refused('42501')).toMatchObject({ message: expect.stringContaining('create tables and the extension') })
    expect(refused('0A000')).toMatchObject({ message: expect.stringContaining('postgresql-contrib') })
    expect(refused('42P01')).not.toBeInstanceOf(StartError)
  })
})
