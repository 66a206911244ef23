import { startTransition, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createRoot, flushSync, hydrateRoot } from './dom'
import { infoTextStore } from '#entities/info-text'
import { registryPort } from '#entities/process'
import type { Fetch } from '#shared/api/http-call'
import { readConfig, type Config } from '#shared/config/config'
import { isTyped, keepTyped } from '#shared/form/take-over'
import type { StoreResolver } from '#shared/store/define-store'
import { App } from './app'
import { applyBrand } from './brand/apply-brand'
import { earlyInfoTexts } from './first-paint/early-info-texts'
import { extentOf } from './first-paint/extent'
import { openPage } from './open-process'
import { PageFailure } from './layout/failure'
import { pause } from './pause'
import { routesOf } from './routes'
import { accessibilityStatement } from './accessibility-statement/accessibility-statement'
import { wire } from './wiring'

const { dataset } = document.documentElement
const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
const textOf = (id: string): string => document.getElementById(id)?.textContent ?? ''

/** Reads window.fetch at each call, because a script of the chain may replace it. */
const browserFetch: Fetch = (...request) => window.fetch(...request)

async function start(): Promise<void> {
  const config = readConfig(textOf('app-config'), window.location.search)
  applyBrand(config.brand, document.documentElement)
  const options = { config, fetch: browserFetch, early: (window.earlyAnswers ??= new Map()) }
  const get = await wireHere(options)
  await pause()
  const { definition, isReturn } = await openPage(get)
  get(infoTextStore)
    .of(config.infoOrganizationId)
    .presume(earlyInfoTexts(textOf('info-texts')))
  const { preload } = definition?.kind === 'wizard' ? definition.steps[0] : (definition ?? accessibilityStatement)
  // Hydration must cover the whole screen, because an early update would rerender it without the typed text. If the
  // chunk fails to load, the screen itself requests it again.
  await preload?.().catch(() => {})
  await pause()
  // The router reads the address, so it starts after secrets and outcomes have been taken out of it (RC-09).
  const app = (
    <App stores={get}>
      <RouterProvider router={createBrowserRouter(routesOf(get(registryPort)))} />
    </App>
  )
  // Set by the inline script: the prerendered content equals the first render, so it can be hydrated.
  // Where it was not made to fit, as without storage, the visitor may have typed all the same.
  if (dataset['drawnPage'] !== 'fits' || isReturn) return isTyped(root) ? redraw(app) : draw(app)
  // A page translator or an extension may have changed it since. React would find its own elements no more.
  if (root.dataset['drawn'] !== extentOf(root)) return redraw(app)
  // A transition keeps the main thread responsive during hydration.
  startTransition(() => void hydrateRoot(root, app))
}

/** Builds the application, in a session without cookies where the browser keeps none (EV-08). */
async function wireHere(options: { readonly config: Config; readonly fetch: Fetch }): Promise<StoreResolver> {
  if (window.parent === window && navigator.cookieEnabled) return wire(options)
  const { cookieless, wireInFrame } = await import(/* webpackChunkName: "apart-embedded" */ './embed/chunk')
  return window.parent === window ? wire({ ...options, ...cookieless(options.fetch) }) : wireInFrame(options)
}

/** Renders the page anew with what the visitor has typed into the prerendered one. */
function redraw(content: ReactNode): void {
  const applyTyped = keepTyped(root)
  flushSync(() => draw(content))
  applyTyped()
}

/** Renders the page anew in place of any prerendered content. */
function draw(content: ReactNode): void {
  root.replaceChildren()
  delete root.dataset['drawn']
  createRoot(root).render(content)
}

start()
  .catch((error: unknown) => {
    // RT-13: the reason is for the operator of the page, not for a visitor.
    // oxlint-disable-next-line no-console
    console.error(error)
    draw(<PageFailure />)
  })
  .finally(() => delete dataset['drawnPage'])
