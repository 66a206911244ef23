import { expect } from '@playwright/test'
import { chromium, type Browser } from 'playwright'
import type { Engine, Tab, Viewport } from './engine'
import { frameTab } from './frame'

/** Starts Chromium by Playwright. */
export async function startChromium(executablePath: string, isDark: boolean): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return { newTab: (viewport, script) => newTab(browser, viewport, isDark, script), close: () => browser.close() }
}

async function newTab(browser: Browser, viewport: Viewport, isDark: boolean, script?: string): Promise<Tab> {
  const context = await browser.newContext({ viewport, locale: 'fi-FI', colorScheme: isDark ? 'dark' : 'light' })
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  const tab: Tab = {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const key of text) await page.keyboard.press(PLAYWRIGHT_KEYS[key] ?? key)
    },
    frame: async (expression) => {
      await page.waitForFunction(expression)
      // Playwright learns of the frame after the page has it.
      await expect.poll(() => page.mainFrame().childFrames().length).toBeGreaterThan(0)
      const [frame] = page.mainFrame().childFrames()
      if (!frame) throw new Error(`There is no frame ${expression}`)
      return frameTab(tab, expression, { run: (inside) => frame.evaluate<string>(inside), type: tab.type })
    },
    picture: () => page.screenshot(),
    close: () => context.close(),
  }
  return tab
}

/** Playwright's names of the keys that have a WebDriver code point. */
const PLAYWRIGHT_KEYS: Readonly<Record<string, string>> = {
  '\uE00C': 'Escape',
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE003': 'Backspace',
  '\uE010': 'End',
}
