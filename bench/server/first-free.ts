/** Measures the first free times of many workshops in one call, on either database. */
import { join } from 'node:path'
import { say } from '../../scripts/tools/run'
import { CHANGED, medianTime } from './compare'
import { startServer } from './processes'
import { addWorkshops, type RunSql } from './reservations'
import { target, shoppingVisitor } from './visitors'

const WORKSHOPS = 1000

async function measure(database: string, port: number, run: RunSql): Promise<void> {
  const ids = await addWorkshops(run, WORKSHOPS)
  const path = `/organization-next-free-times?organizationIds=${ids.join(',')}`
  const asked = target(port, 'GET', [path], [await shoppingVisitor(port)])
  for (const [what, before] of [
    ['nothing changed', null],
    ['one workshop changed', `${CHANGED} where organization_id = ${ids[0]}`],
    ['all changed', CHANGED],
  ] as const) {
    const time = await medianTime(asked, before === null ? null : () => run(before))
    say(`first free times of ${ids.length} workshops, ${what}, ${database}: ${time}`)
  }
}

/** Measures on PostgreSQL, where the port's server runs, and on PGlite. */
export async function firstFree(folder: string, port: number, run: RunSql): Promise<void> {
  await measure('PostgreSQL', port, run)
  const embedded = await startServer({ DATA_DIR: join(folder, 'first-free') }, 'bench/server/open-to-sql.ts')
  await measure('PGlite', embedded, async (text) => {
    const answer = await fetch(`http://127.0.0.1:${embedded}/sql`, { method: 'POST', body: text })
    if (!answer.ok) throw new Error(await answer.text())
  })
}
