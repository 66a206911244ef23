/**
 * Runs the reference server with the doubles of the tests: their hooks, and with SPARSE=1 only the fields that the
 * specification shows. The shipped server has neither.
 */
import { startServer } from '#server/start'
import { sparse } from '../other-servers/sparse'
import { withTestHooks } from './test-hooks'

await startServer({
  wrap: (fetch, db) => withTestHooks(process.env['SPARSE'] === '1' ? sparse(fetch) : fetch, db),
})
