import { cp, mkdtemp, rm } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { openPglite } from '#server/platform/database/open'

/** Tests the backup procedure of docs/scaling.md: stop the server, copy DATA_DIR, restart. The copy is complete. */
it(
  'restores a copy of a stopped data directory',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hv-backup-'))
    const [original, copy, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name, 'pglite'))
    const first = await openPglite({ directory: original ?? '', dump: await openAsBlob(inject('seeded')) })
    const note = sql`insert into module_setting (organization_id, module, setting, value) values (1, 'BACKUP', 'kept', 'yes')`
    await first.db.execute(note)
    await first.close()
    await cp(join(folder, 'data'), join(folder, 'backup'), { recursive: true })

    // Loses data after the backup, then restores by using the copy as data directory.
    const damaged = await openPglite({ directory: original ?? '' })
    await damaged.db.execute(sql`delete from module_setting where module = 'BACKUP'`)
    await damaged.close()
    await cp(join(copy ?? '', '..'), join(restored ?? '', '..'), { recursive: true })
    const again = await openPglite({ directory: restored ?? '', prepare: () => Promise.resolve() })
    const kept = await again.db.execute(sql`select value from module_setting where module = 'BACKUP'`)
    expect(Object(kept).rows).toEqual([{ value: 'yes' }])
    await again.close()
    await rm(folder, { recursive: true })
  },
  // The test opens the embedded database several times.
  120_000,
)
