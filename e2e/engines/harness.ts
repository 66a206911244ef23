import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type TestInfo } from '@playwright/test'
import { create } from 'superstruct'
import { runServer, type RunningServer } from '../../scripts/tools/reference-server'
import { root } from '../../scripts/tools/run'
import { releaseTimes } from '../harness/api'
import { faultsOfFocused, focusField } from '../harness/faults-of-fields'
import { openEmbeddingSite, type EmbeddingSite } from '../harness/embedding/site'
import { testServer } from '#tests/harness/servers/bundled-server'
import { differences, isBeside, ownFaults } from './compare'
import { ENGINES, type Engine, type EngineName, type Tab, type Viewport } from './engine'
import { launch } from './launch'
import { Layout } from './measure'
import { TRANSLATOR } from './translation'
import { EngineVisitor } from './engine-visitor'

/** Chromium's layouts, and pictures of every step if PICTURES is set. */
const kept = join(root, '.cache/engines')

/** The steps that have the order panel, and its name. */
const PANELS: Readonly<Record<string, string>> = {
  'Valitse palvelut': 'Valitut palvelut',
  Rengaspalvelut: 'Valitut palvelut',
  'Varaa aika': 'Varauksesi',
  'Omat tiedot': 'Varauksesi',
}

/** The root's text size, as a visitor or a browser for weak eyes sets it. */
const LARGE_TEXT = `
const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%', 'important')
enlarge()
addEventListener('DOMContentLoaded', enlarge)
`

/** The button that stands in its field. */
const IN_FIELD = 'button Valitse päivä kalenterista'

/** Longer than an engine takes to scroll to a field. */
const SCROLL_MS = 150

type Walk = (visitor: EngineVisitor) => Promise<void>

interface TestFixtures {
  /** Opens a tab at a viewport and walks in it. */
  readonly walks: (name: string, viewport: Viewport, walk: Walk) => Promise<void>
  /** Opens a tab whose pages a translator changes all the time, and walks in it at 390 px. */
  readonly walksTranslated: (walk: Walk) => Promise<void>
  /** Opens a tab as low as above a keyboard, and walks in it. Each field in focus is in view. */
  readonly walksLow: (walk: Walk) => Promise<void>
  /** Opens a tab whose text is twice as large, and walks in it. No page scrolls sideways, and no text covers another. */
  readonly walksLarge: (viewport: Viewport, walk: Walk) => Promise<void>
}

interface WorkerFixtures {
  readonly engineName: EngineName
  /** True in dark colours, as all are with SCHEME=dark. */
  readonly isDark: boolean
  readonly engine: Engine
  /**
   * A server of the worker, so that no walk beside another one takes its time. It has the real time, because WebKit's
   * driver runs no script before the page's own, which could set the page's clock.
   */
  readonly server: RunningServer
  /** A site that shows the booking of the server in its page. */
  readonly site: EmbeddingSite
}

async function attachPicture(info: TestInfo, picture: Buffer): Promise<void> {
  const path = info.outputPath('picture.png')
  await writeFile(path, picture)
  await info.attach('picture', { path, contentType: 'image/png' })
}

/** Walks in a tab, and keeps a picture of a failure. */
async function walkIn(tab: Tab, visitor: EngineVisitor, walk: Walk, info: TestInfo): Promise<void> {
  try {
    await walk(visitor)
    if (info.errors.length > 0) await attachPicture(info, await tab.picture())
  } catch (error) {
    await attachPicture(info, await tab.picture())
    throw error
  } finally {
    await tab.close()
  }
}

/** Playwright's test with an engine per worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide, { project }) => provide(ENGINES.find((name) => name === project.name) ?? 'chromium'),
    { scope: 'worker' },
  ],
  isDark: [process.env['SCHEME'] === 'dark', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, isDark }, provide) => {
      const engine = await launch(engineName, isDark)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const site = await openEmbeddingSite(0)
      await provide(site)
      site.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, provide) => {
      const directory = await mkdtemp(join(tmpdir(), 'engines-'))
      const server = await runServer(directory, { FRAME_ANCESTORS: site.url }, testServer)
      site.include(server.url)
      await provide(server)
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  walks: async ({ engine, engineName, server }, provide, info) => {
    await mkdir(kept, { recursive: true })
    // The same days and times for each engine.
    await releaseTimes(server)
    await provide(async (name, viewport, walk) => {
      const tab = await engine.newTab(viewport)
      const look = async (step: string, layout: Layout): Promise<void> => {
        const file = join(kept, `${name} ${viewport.width} ${step}`)
        if (process.env['PICTURES']) await writeFile(`${file} ${engineName}.png`, await tab.picture())
        if (engineName === 'chromium') await writeFile(`${file}.json`, JSON.stringify(layout))
        const expected = create(JSON.parse(await readFile(`${file}.json`, 'utf8')), Layout)
        expect.soft([...ownFaults(layout), ...differences(expected, layout)], step).toEqual([])
        const panel = PANELS[step]
        if (panel && viewport.width >= 1120)
          expect.soft(isBeside(layout, step, panel), `${step}: the panel is beside it`).toBe(true)
      }
      await walkIn(tab, new EngineVisitor(tab, server.url, look), walk, info)
    })
  },
  walksTranslated: async ({ engine, server }, provide, info) => {
    await releaseTimes(server)
    await provide(async (walk) => {
      const tab = await engine.newTab({ width: 390, height: 844 }, TRANSLATOR)
      const look = async (step: string): Promise<void> =>
        expect.soft(await tab.run('JSON.stringify(window.problems ?? [])'), step).toBe('[]')
      await walkIn(tab, new EngineVisitor(tab, server.url, look), walk, info)
    })
  },
  walksLow: async ({ engine, server }, provide, info) => {
    await releaseTimes(server)
    await provide(async (walk) => {
      const tab = await engine.newTab({ width: 390, height: 380 })
      const look = async (step: string): Promise<void> => {
        for (let index = 0; (await tab.run(`String((${focusField.toString()})(${index}))`)) === 'true'; index++) {
          // WebKit scrolls to the field after the script.
          await new Promise((wake) => setTimeout(wake, SCROLL_MS))
          expect.soft(await tab.run(`JSON.stringify((${faultsOfFocused.toString()})())`), step).toBe('[]')
        }
      }
      await walkIn(tab, new EngineVisitor(tab, server.url, look), walk, info)
    })
  },
  walksLarge: async ({ engine, server }, provide, info) => {
    await releaseTimes(server)
    await provide(async (viewport, walk) => {
      const tab = await engine.newTab(viewport, LARGE_TEXT)
      const look = async (step: string, { page, overlaps }: Layout): Promise<void> => {
        expect.soft(page[0], `${step}: width of the page`).toBe(viewport.width)
        expect
          .soft(
            overlaps.filter((pair) => !pair.endsWith(IN_FIELD)),
            step,
          )
          .toEqual([])
      }
      await walkIn(tab, new EngineVisitor(tab, server.url, look), walk, info)
    })
  },
})
