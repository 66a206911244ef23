// Runs a command with DATABASE_URL set to a PostgreSQL database: the environment's own, or a temporary one.
//   node --import tsx scripts/with-postgres.ts vitest run --project server
import { startPostgres, type Postgres } from './tools/postgres'
import { complain, onInterrupt, reason, run } from './tools/run'

let starting: Promise<Postgres> | undefined
// Registered before the start, so that an interrupt also stops a server that is still starting.
onInterrupt(async () => {
  const postgres = await starting?.catch(() => undefined)
  await postgres?.stop()
})
try {
  starting = startPostgres()
  const { url, stop } = await starting
  try {
    const { code } = await run(process.argv.slice(2), { env: { DATABASE_URL: url }, live: true })
    process.exitCode = code
  } finally {
    await stop()
  }
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
