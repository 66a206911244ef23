import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { any, create, string, type } from 'superstruct'
import { freePort } from '../../scripts/tools/free-port'
import { clickAt, typed } from './actions'
import type { Engine, Tab, Viewport } from './engine'
import { frameTab } from './frame'
import { type Program, startProgram } from './program'

/** A toolbar without minimum width, because a window cannot be narrower than its toolbar. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }'

/**
 * How long a browser may take to start: half a second, or a few beside other work.
 * On a busy machine the driver sometimes loses a browser that is starting and would wait for it without an end.
 */
const SESSION_MS = 30_000

/** The font of the other engines where none is configured. */
const FONT = '[Settings]\ngtk-font-name=sans-serif 11\n'

export interface WebKit {
  readonly driver: string
  /** The browser of WebKit's own examples. */
  readonly browser: string
  readonly display: string
}

interface Driver {
  readonly program: Program
  readonly url: string
}

/** Starts WebKit's driver on a display of its own. The browser starts with each tab, which is a session. */
export async function startWebKit({ driver, browser, display }: WebKit, isDark: boolean): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW)
  await writeFile(join(home, 'gtk-3.0/settings.ini'), FONT)
  const screen = startProgram([display, '-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'])
  const [, number] = await screen.says(3, /(\d+)\n/)
  const env = {
    DISPLAY: `:${number}`,
    XDG_CONFIG_HOME: home,
    GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
  }
  let running = await startDriver(driver, env)
  const newSession = async (): Promise<string> => {
    try {
      return await openBrowser(running.url, browser)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
      await running.program.stop()
      running = await startDriver(driver, env)
      return openBrowser(running.url, browser)
    }
  }
  return {
    newTab: async (viewport, script) => newTab(await newSession(), viewport, script),
    close: async () => {
      await running.program.stop()
      await screen.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startDriver(driver: string, env: Readonly<Record<string, string>>): Promise<Driver> {
  const port = await freePort()
  const program = startProgram([driver, `--port=${port}`], env)
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => send('GET', `${url}/status`).catch(() => null), { timeout: 60_000 }).not.toBeNull()
  return { program, url }
}

/** Starts a browser, which is a session of the driver, and resolves to the session's address. */
async function openBrowser(url: string, binary: string): Promise<string> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const session = await send('POST', `${url}/session`, { capabilities: { alwaysMatch: options } }, SESSION_MS)
  return `${url}/session/${create(session, type({ sessionId: string() })).sessionId}`
}

/**
 * Sends a command of WebDriver and resolves to its value.
 * @param ms how long to wait at most; without it as long as the driver takes
 */
async function send(method: 'POST' | 'GET' | 'DELETE', url: string, body?: object, ms?: number): Promise<unknown> {
  const signal = ms === undefined ? null : AbortSignal.timeout(ms)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = create(await response.json(), type({ value: any() }))
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

async function newTab(base: string, viewport: Viewport, script?: string): Promise<Tab> {
  const evaluate = (expression: string): Promise<unknown> =>
    send('POST', `${base}/execute/sync`, { script: `return ${expression}`, args: [] })
  const run = async (expression: string): Promise<string> => create(await evaluate(expression), string())
  const enter = (id: unknown): Promise<unknown> => send('POST', `${base}/frame`, { id })
  const act = async (actions: readonly object[]): Promise<void> =>
    void (await send('POST', `${base}/actions`, { actions }))
  const resize = (width: number, height: number): Promise<unknown> =>
    send('POST', `${base}/window/rect`, { x: 0, y: 0, width, height })
  await resize(viewport.width, viewport.height)
  // The toolbar takes a part of the window.
  const bar = viewport.height - Number(await run('String(innerHeight)'))
  await resize(viewport.width, viewport.height + bar)
  const tab: Tab = {
    open: async (address) => {
      await send('POST', `${base}/url`, { url: address })
      if (script) await evaluate(`(() => { ${script} })()`)
    },
    back: async () => void (await send('POST', `${base}/back`, {})),
    run,
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(typed(text)),
    frame: async (expression) => {
      const frame = await evaluate(expression)
      const runInside = async (inside: string): Promise<string> => {
        await enter(frame)
        try {
          return await run(inside)
        } finally {
          await enter(null)
        }
      }
      return frameTab(tab, expression, { run: runInside, type: tab.type })
    },
    picture: async () => Buffer.from(create(await send('GET', `${base}/screenshot`), string()), 'base64'),
    close: async () => void (await send('DELETE', base)),
  }
  return tab
}
