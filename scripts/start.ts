// Builds the SPA if dist is stale, then runs the server in this process, which receives its signals and exit code.
import { ensureBuilt } from '../build/dist'

if (await ensureBuilt()) await import('#server/main')
else process.exitCode = 1
