import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from './dom'
import { infoTextStore } from '#entities/info-text'
import { registryPort, type ProcessRegistry, type RoutedProcess } from '#entities/process'
import { readConfig } from '#shared/config/config'
import { App } from './app'
import { applyBrand } from './brand/apply-brand'
import { takingEarlyAnswers } from './first-paint/early-calls'
import { earlyInfoTexts } from './first-paint/early-info-texts'
import { PageFailure } from './layout/failure'
import { openProcess } from './open-process'
import { pause } from './pause'
import { isStatement, statement } from './statement/statement'
import { wire } from './wiring'

const { dataset } = document.documentElement
const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
const textOf = (id: string): string => document.getElementById(id)?.textContent ?? ''

/** The process of the page's address; any other address leads to the first one (RT-01). */
function processHere({ routed, at }: ProcessRegistry): RoutedProcess | undefined {
  const { pathname, search } = window.location
  if (isStatement(pathname)) return undefined
  const definition = at(pathname) ?? routed[0]
  if (definition && !at(pathname)) window.history.replaceState(null, '', definition.path + search)
  return definition
}

async function start(): Promise<void> {
  const config = readConfig(textOf('app-config'), window.location.search)
  applyBrand(config.brand, document.documentElement)
  const get = wire({ config, fetch: takingEarlyAnswers((...request) => window.fetch(...request)) })
  await pause()
  const definition = processHere(get(registryPort))
  if (definition) openProcess(get, definition)
  get(infoTextStore)
    .of(config.infoOrganizationId)
    .presume(earlyInfoTexts(textOf('info-texts')))
  const app = <App stores={get} />
  const { preload } = definition?.kind === 'wizard' ? definition.steps[0] : (definition ?? statement)
  // What is drawn is taken over as a whole, or an early update would have it drawn anew, without what was typed. Where the
  // code does not come, the screen itself asks for it again.
  await preload?.().catch(() => {})
  await pause()
  // Said by the script in the page's head: what was drawn ahead of time is just what is drawn here first.
  if (dataset['frame'] !== 'fits') return draw(app)
  // In a transition, so that the browser is never kept from the visitor for long.
  startTransition(() => void hydrateRoot(root, app))
}

/** Draws the page anew, whatever stands there. */
function draw(content: ReactNode): void {
  root.replaceChildren()
  delete root.dataset['drawn']
  createRoot(root).render(content)
}

start()
  .catch((error: unknown) => {
    // RT-13: the reason is for whoever set the page up, not for a visitor.
    // oxlint-disable-next-line no-console
    console.error(error)
    draw(<PageFailure />)
  })
  .finally(() => delete dataset['frame'])
