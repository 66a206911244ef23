/** Everything that the server answers, as its start composes it: calls, pages below the REST root, files, probes, sandbox. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOperations } from '#server/platform/operations/open'
import { openServerLog } from '#server/platform/operations/server-log'
import { createSandbox } from '#server/sandbox/web'
import { createStatic } from '#server/static/files'
import { REST_ROOT } from '#shared/api/rest-root'
import type { TestApp } from '../servers/server-app'

export const METRICS_TOKEN = 'the-token-of-the-system-that-reads-the-metrics'

/** As large as a built page, with its style inside. */
const PAGE = `<!doctype html><script id="app-config" type="application/json">{}</script><script id="frame" type="application/json">{}</script>
<style>${Array.from({ length: 1500 }, (_, n) => `.c${n}{margin:${n}px}`).join('')}</style>
<p data-info-text="TEXT"></p><div id="root">${Array.from({ length: 500 }, (_, n) => `<p>Rivi ${n}, jossa on tekstiä.</p>`).join('')}</div>`

export interface WholeServer {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

export async function openWholeServer(test: TestApp): Promise<WholeServer> {
  const { db, app, options } = test
  const root = await mkdtemp(join(tmpdir(), 'hv-cost-'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'index.0a1b2c3d.js'), `x=1;`.repeat(100_000))
  const files = createStatic({ root, spaConfig: '{"a":1}', frameAncestors: 'https://a.example' })
  const sandbox = createSandbox({ db, origins: new Set(), log: options.log })
  const log = openServerLog('error')
  const { probe } = openOperations(db, log, { metricsToken: METRICS_TOKEN, databaseUrl: 'none', dataDir: root }, {})
  return {
    fetch: async (request) => {
      const { hostname, pathname } = new URL(request.url)
      if (hostname !== 'localhost') return sandbox(request)
      if (pathname.startsWith(REST_ROOT)) return app.fetch(request)
      return probe(request, pathname) ?? files(request)
    },
    close: () => rm(root, { recursive: true }),
  }
}
