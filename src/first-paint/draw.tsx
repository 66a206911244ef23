/** Prerenders the first screen of a process. Runs in Node during the build (build/pages.ts). */
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { bookingStore } from '#entities/booking'
import { registryPort, type RoutedProcess } from '#entities/process'
import { infoTextStore } from '#entities/info-text'
import { notificationStore } from '#entities/notification'
import { readConfig, type Config } from '#shared/config/config'
import type { StoreResolver } from '#shared/store/define-store'
import { App } from '../app'
import { preloadFooter } from '../footer/footer'
import { openProcess } from '../open-process'
import { routesOf } from '../routes'
import { ACCESSIBILITY_STATEMENT_PATH } from '../accessibility-statement/accessibility-statement-path'
import { wire } from '../wiring'
import type { EarlyCall, DrawnPage, StoredStepPlace } from './drawn-page'

// Observers subscribe to nothing, because nothing disposes them after a static render: the subscriptions' clean-up timer
// would keep the build's process alive for 20 seconds.
enableStaticRendering(true)

export interface Drawing {
  readonly html: string
  readonly title: string
  /** Without the addresses of the later steps, which the build knows. */
  readonly drawnPage: Omit<DrawnPage, 'later' | 'ofTimeStep'>
}

/**
 * The paths of all prerendered pages: the routed processes in the order of the tabs, then the accessibility statement.
 */
export const paths = (): readonly string[] => [
  ...wire({ config: readConfig('', '') })(registryPort).routed.map(({ path }) => path),
  ACCESSIBILITY_STATEMENT_PATH,
]

/**
 * Prerenders the page at `path`.
 * @param configText the text of the page's `app-config`
 * @throws ConfigError
 */
export async function draw(path: string, configText: string): Promise<Drawing> {
  const config = readConfig(configText, '')
  const get = wire({ config, fetch: () => Promise.reject(new Error('Nothing is fetched while a page is drawn')) })
  const definition = get(registryPort).at(path)
  if (definition) openProcess(get, definition)
  else if (path !== ACCESSIBILITY_STATEMENT_PATH) throw new Error(`No process has the path ${path}`)
  await preloadFooter()
  const { prelude } = await prerender(<App stores={get}>{await routedAt(path, get)}</App>, {
    progressiveChunkSize: Infinity,
  })
  const drawn = await new Response(prelude).text()
  const [whole, title = ''] = /^<title>([^<]*)<\/title>/.exec(drawn) ?? ['']
  return {
    html: drawn.slice(whole.length),
    title,
    drawnPage: {
      path,
      others: paths().filter((one) => one !== path),
      config: configText.trim(),
      stepPlace: definition ? stepPlaceOf(definition) : null,
      tokenHeader: config.api.tokenHeader,
      calls: definition
        ? await callsOf(definition, config, (get) => get(infoTextStore).of(config.infoOrganizationId).load())
        : [],
      booking: definition
        ? ((await callsOf(definition, config, (get) => get(bookingStore).resource.load())).at(-1) ?? null)
        : null,
    },
  }
}

/** Returns the router's static counterpart, which renders the route of a path. */
async function routedAt(path: string, get: StoreResolver): Promise<ReactNode> {
  const { query, dataRoutes } = createStaticHandler(routesOf(get(registryPort)))
  const context = await query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`The route of ${path} redirects`)
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
}

const stepPlaceOf = (definition: RoutedProcess): StoredStepPlace | null =>
  definition.kind === 'wizard' ? { processType: definition.type, step: definition.steps[0].name } : null

/** Records the requests that the client makes for a load, without sending them. */
async function callsOf(
  definition: RoutedProcess,
  config: Config,
  load: (get: StoreResolver) => Promise<unknown>,
): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = []
  const { tokenHeader } = config.api
  const get = wire({
    config,
    cookies: () => '',
    fetch: async (url, { method = 'GET', headers }) => {
      const sent = new Headers(headers)
      sent.delete(tokenHeader)
      calls.push({ method, url, headers: Object.fromEntries(sent) })
      return new Response('[]', { headers: { [tokenHeader]: 'none' } })
    },
  })
  openProcess(get, definition)
  await load(get)
  // The empty answer is reported. The notification's timer would keep the build's process alive for 5 seconds.
  const { notifications, dismiss } = get(notificationStore)
  for (const { id } of notifications) dismiss(id)
  return calls
}
