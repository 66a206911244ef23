import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, create, string, type } from 'superstruct'
import { clickAt, typed } from './actions'
import { connectBidi, type Bidi } from './bidi'
import type { Engine, Tab, Viewport } from './engine'
import { frameTab } from './frame'
import { startProgram } from './program'

/** Preferences of the profile: the colour scheme, no storage for other sites' frames, and no traffic of its own. */
const preferences = (isDark: boolean): string =>
  Object.entries({
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'widget.gtk.overlay-scrollbars.enabled': true,
    'widget.non-native-theme.gtk.scrollbar.round-thumb': true,
    'ui.useOverlayScrollbars': 1,
    'network.cookie.cookieBehavior': 1,
    'intl.accept_languages': 'fi-FI',
    // A visitor who leaves a filled page says yes to the browser's question.
    'dom.disable_beforeunload': true,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

/**
 * Starts Firefox, driven by WebDriver BiDi without a program between.
 * @param screen environment with a display, on which Firefox opens its window. Without it Firefox has no window.
 */
export async function startFirefox(
  binary: string,
  isDark: boolean,
  screen?: Readonly<Record<string, string>>,
): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), preferences(isDark))
  const options = ['--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const program = startProgram([binary, ...(screen ? [] : ['--headless']), ...options], screen)
  const [, address] = await program.says(2, /WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await connectBidi(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: [LOADED] })
  return {
    newTab: (viewport, script) => newTab(bidi, viewport, script),
    close: async () => {
      bidi.close()
      await program.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The document of a tab. */
const HERE = 'document.URL'

const LOADED = 'browsingContext.load'

const Created = type({ context: string() })
/** A tab with its frames. */
const Tree = type({ contexts: array(type({ children: array(Created) })) })
const Value = type({ result: type({ type: string(), value: string() }) })

async function newTab(bidi: Bidi, viewport: Viewport, script?: string): Promise<Tab> {
  const { userContext } = await bidi.send('browser.createUserContext')
  const { context } = create(await bidi.send('browsingContext.create', { type: 'tab', userContext }), Created)
  await bidi.send('browsingContext.setViewport', { context, viewport })
  if (script)
    await bidi.send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] })
  const actIn = async (context: string, actions: readonly object[]): Promise<void> => {
    await bidi.send('input.performActions', { context, actions })
  }
  const runIn = async (context: string, expression: string): Promise<string> => {
    const sent = { expression, target: { context }, awaitPromise: false }
    const evaluated = await bidi.send('script.evaluate', sent)
    if (evaluated['type'] === 'exception') throw new Error(JSON.stringify(evaluated['exceptionDetails']))
    return create(evaluated, Value).result.value
  }
  // Firefox's own `wait: 'complete'` fails where a frame begins to load, because it takes that for the end of the page.
  const navigate = async (url: string): Promise<void> => {
    const loaded = bidi.next(LOADED, context)
    await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })
    await loaded
  }
  const tab: Tab = {
    open: navigate,
    back: async () => {
      // A restored document tells of no load.
      const left = await runIn(context, HERE)
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })
      while ((await runIn(context, HERE)) === left) await new Promise((wake) => setTimeout(wake, 50))
    },
    run: (expression) => runIn(context, expression),
    click: (x, y) => actIn(context, clickAt(x, y)),
    type: (text) => actIn(context, typed(text)),
    frame: async (expression) => {
      const tree = create(await bidi.send('browsingContext.getTree', { root: context }), Tree)
      const [frame] = tree.contexts.flatMap(({ children }) => children)
      if (!frame) throw new Error(`There is no frame ${expression}`)
      return frameTab(tab, expression, {
        run: (inside) => runIn(frame.context, inside),
        type: (text) => actIn(frame.context, typed(text)),
        click: (x, y) => actIn(frame.context, clickAt(x, y)),
      })
    },
    picture: async () => {
      const { data } = create(
        await bidi.send('browsingContext.captureScreenshot', { context }),
        type({ data: string() }),
      )
      return Buffer.from(data, 'base64')
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  }
  return tab
}
