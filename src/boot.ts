/**
 * Where the code begins. It is run in several tasks with a pause between them, so that the browser is never kept from the
 * visitor for long; all of it is here already, nothing more is fetched.
 */
import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import './brand/brand.css'
import './first-paint/frame.css'
import { sayStartFailed } from './first-paint/start-failed'
import { pause } from './pause'

async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ './dom')
  await pause()
  await import(/* webpackMode: "eager" */ './wiring')
  await pause()
  await import(/* webpackMode: "eager" */ './app')
  await pause()
  await import(/* webpackMode: "eager" */ './main')
}

boot().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- RT-13: for whoever set the page up
  console.error(error)
  sayStartFailed()
})
