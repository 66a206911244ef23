import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { complaintOf } from '#tests/harness/servers/start-complaint'

// Each case starts a process, possibly on a busy machine, and waits until its storage fails.
describe('storage that fails at the start is one line that names the remedy', { timeout: 90_000 }, () => {
  it('SA-08 a full disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hv-full-'))
    const flag = join(folder, 'full')
    await writeFile(flag, 'growth')
    const complaint = await complaintOf(
      { DATA_DIR: join(folder, 'on-full'), FULL_DISK: flag },
      { preload: './tests/harness/faults/full-disk.ts' },
    )
    expect(complaint).toContain('the disk is full; free some space')
    await rm(folder, { recursive: true })
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
})
