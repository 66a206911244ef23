// Builds the SPA where that is needed, then becomes the server: one process, so signals and the exit code are its own.
import { ensureBuilt } from '../build/dist'

if (await ensureBuilt()) await import('#server/main')
else process.exitCode = 1
