import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { root } from '../../scripts/tools/run'
import { freeDays } from './free-days'
import type { Calendar } from './calendar'
import { endOfMonth, startOfMonth, type WallDate } from '#shared/date/wall-clock'

// A fictitious origin, served by the benchmark's route handler.
const ADDRESS = 'http://rival.test'
const MONTHS_AHEAD = 14

export interface BuiltRival {
  readonly directory: string
  readonly remove: () => Promise<void>
}

/** Builds react-day-picker's page for production into a temporary directory. */
export async function buildRival(): Promise<BuiltRival> {
  process.env['NODE_ENV'] = 'production'
  const directory = await mkdtemp(join(tmpdir(), 'bench-time-'))
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: './bench/time/rival/main.tsx' } },
      html: { template: './bench/time/rival/index.html' },
      output: { distPath: { root: directory }, cleanDistPath: true, overrideBrowserslist: ['last 2 chrome versions'] },
      performance: { printFileSize: false },
      logLevel: 'warn',
    },
  })
  const { close } = await rsbuild.build()
  await close()
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** Opens the page. It receives all free times at once and makes no further requests. */
export async function openRival(
  context: BrowserContext,
  { directory }: BuiltRival,
  today: WallDate,
  months: number,
): Promise<Calendar> {
  const page = await context.newPage()
  const days = freeDays(today, endOfMonth(startOfMonth(today, MONTHS_AHEAD)))
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/given.json'
      ? route.fulfill({ json: { days, today, months } })
      : route.fulfill({ path: join(directory, pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto(ADDRESS)
  await page.getByRole('grid').first().waitFor()
  return {
    page,
    day: (date) => `td[data-day="${date}"]:not([data-outside]) button`,
    free: 'td[data-day]:not([data-disabled]):not([data-hidden])',
    dateOf: 'data-day',
    next: '.rdp-button_next',
    previous: '.rdp-button_previous',
  }
}
