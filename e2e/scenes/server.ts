/** A reference server of `npm run scenes`: with the page that lists the scenes, and what its visitor needs. */
import { startServer } from '#server/start'
import { withTestHooks } from '#tests/harness/servers/test-hooks'
import { withBank } from './with-bank'
import { withScenes } from './with-scenes'

await startServer({ wrap: (fetch, db) => withScenes(withBank(withTestHooks(fetch, db), db)) })
