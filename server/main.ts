/** Runs the server on an SPA that is already built, or beside the development server. */
import { startServer } from './start'

await startServer()
