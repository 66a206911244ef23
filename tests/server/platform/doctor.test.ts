import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '#server/platform/doctor/examine'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is wrong with a server of this environment, and what to do: 'mail: … → …'. */
const faults = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await examine({ DATA_DIR: join(folder, 'data'), ...env })).flatMap(({ what, found, remedy }) =>
    remedy === null ? [] : [`${what}: ${found} → ${remedy}`],
  )

describe('npm run doctor', () => {
  it('finds nothing wrong with the demo, and says what it looked at', async () => {
    expect(await faults({})).toEqual([])
    const findings = await examine({ DATA_DIR: join(folder, 'data') })
    expect(findings.map(({ what }) => what)).toEqual(['configuration', 'database', 'data directory', 'disk', 'mail'])
  })

  it('names a wrong variable', async () => {
    expect(await faults({ PORT: 'x' })).toEqual([expect.stringMatching(/^configuration: PORT must be .* → correct it/)])
  })

  it('names settings that do not fit', async () => {
    const found = await faults({ CLOCK: '2026-11-23T08:00', PUBLIC_URL: 'http://varaus.example.fi' })
    expect(found.join('\n')).toMatch(/CLOCK is set → unset it/)
    expect(found.join('\n')).toMatch(/PUBLIC_URL is http → end TLS in a proxy/)
  })

  it('names a directory that other users may read, and one that cannot be', async () => {
    const open = await mkdtemp(join(folder, 'open-'))
    await chmod(open, 0o755)
    expect(await faults({ DATA_DIR: open })).toEqual([expect.stringMatching(/other users may read .* → .*chmod/)])
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await faults({ DATA_DIR: join(file, 'data') })).toEqual([expect.stringMatching(/→ .*write access/)])
  })

  it('names a database and a mail server that do not answer, without their passwords', async () => {
    const found = await faults({
      DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/none',
      SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:1',
      MAIL_FROM: 'a@example.fi',
      PUBLIC_URL: 'http://127.0.0.1:3000',
    })
    expect(found).toEqual([
      expect.stringMatching(/^database: .*ECONNREFUSED.* → check that it runs/),
      expect.stringMatching(/^mail: 127.0.0.1:1: .*ECONNREFUSED.* → check host and port/),
    ])
    expect(found.join()).not.toContain('hidden-word')
  })

  it('names an address without a certificate', async () => {
    const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const address = plain.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const found = await faults({ PUBLIC_URL: `https://localhost:${port}`, BEHIND_PROXY: '1' })
    plain.close()
    expect(found).toEqual([expect.stringMatching(/^certificate: localhost: .* → check PUBLIC_URL/)])
  })

  const url = process.env['DATABASE_URL']
  it('says how a database that can be reached is set up', async () => {
    const findings = await examine({
      ...(url && { DATABASE_URL: url }),
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: folder,
    })
    const told = findings.map(({ what, found }) => `${what}: ${found}`).join('\n')
    expect(told).toMatch(url ? /database: PostgreSQL 1\d\nextension: btree_gist/ : /database: embedded/)
  })
})
