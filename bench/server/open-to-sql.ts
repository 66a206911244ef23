/** The server with a path that runs the SQL of a request, because the embedded database has no other access. */
import { sql } from 'drizzle-orm'
import { startServer } from '../../server/start'

await startServer({
  wrap: (fetch, db) => async (request, address) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/sql') return fetch(request, address)
    await db.execute(sql.raw(await request.text()))
    return new Response()
  },
})
