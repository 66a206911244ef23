/**
 * Entry point. Runs the code in several tasks with pauses between them, so that the main thread is never blocked for
 * long. All imports are eager, so nothing more is fetched.
 */
import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import './brand/brand.css'
import './first-paint/drawn-page.css'
import { showStartFailure } from './first-paint/start-failed'
import { pause } from './pause'

async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ './dom')
  await pause()
  await import(/* webpackMode: "eager" */ './wiring')
  await pause()
  await import(/* webpackMode: "eager" */ './app')
  await pause()
  await import(/* webpackMode: "eager" */ './main')
  if (import.meta.webpackHot) (await import('./development/keep-typed')).keepTypedOver(import.meta.webpackHot)
}

boot().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- RT-13: for the operator of the page
  console.error(error)
  showStartFailure()
})
