import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from 'playwright'
import { aptInstall, hasApt } from './apt'
import { isExecutable, run, say, which } from './run'

const ADVICE = 'No Chromium found: set CHROMIUM to one, install one, or run "npx playwright install chromium".'

/**
 * Finds the Chromium to test with: the one that the environment names, an installed one, or Playwright's own. Not the
 * headless shell: it has no back/forward cache, which some journeys test.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'] || process.env['PLAYWRIGHT_CHROMIUM']
  if (named) {
    const found = isExecutable(named) ? named : which(named)
    if (!found) throw new Error(`CHROMIUM is set to ${named}, which is not a program.`)
    return found
  }
  const installed = which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return installed ?? [chromium.executablePath()].find(isExecutable)
}

/** True if Playwright can record videos: only its own download has the encoder (`npx playwright install ffmpeg`). */
export function hasVideoEncoder(): boolean {
  const downloads = dirname(dirname(dirname(chromium.executablePath())))
  return existsSync(downloads) && readdirSync(downloads).some((name) => name.startsWith('ffmpeg-'))
}

/**
 * Finds the browser.
 * @throws Error with instructions if none is found
 */
export function requireBrowser(): string {
  const found = findBrowser()
  if (!found) throw new Error(ADVICE)
  return found
}

/** Finds the browser and installs a missing one. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  say('No Chromium found; installing one.')
  const problem = hasApt() ? await aptInstall('chromium') : await installPlaywrights()
  const installed = findBrowser()
  if (!installed) throw new Error(problem ? `${problem}\n${ADVICE}` : ADVICE)
  return installed
}

async function installPlaywrights(): Promise<string | undefined> {
  const { code, output } = await run(['playwright', 'install', 'chromium'])
  return code === 0 ? undefined : output.trim()
}
