// @ts-check
// Runs the server or an operator's command from dist-server, which it bundles again if the sources have changed.
//   node scripts/bundled.js bookings list --from 2026-12-01 --to 2026-12-31
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureServerBundle, serverBundle } from '../build/server.js'

// The command reads its own arguments alone.
const [name] = process.argv.splice(2, 1)
try {
  await ensureServerBundle()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await import(pathToFileURL(join(serverBundle, `${name}.js`)).href)
