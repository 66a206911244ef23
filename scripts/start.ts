// Builds the SPA if dist is stale, while the server in this process opens its database. This process receives the
// server's signals and exit code. `npm start` runs it from the bundle.
import { startServer } from '#server/start'
import { ensureBuilt } from '../build/dist'

await startServer({ built: ensureBuilt() })
