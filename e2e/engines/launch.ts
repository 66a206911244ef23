import { startChromium } from './chromium'
import type { Engine, EngineName } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'
import { requireBrowser } from '../../scripts/tools/browser'
import { findEngine } from '../../scripts/tools/engines'

/** Starts an engine that is installed, in dark or light colours. */
export async function launch(name: EngineName, isDark: boolean): Promise<Engine> {
  if (name === 'chromium') return startChromium(requireBrowser(), isDark)
  const { programs } = findEngine(name)
  if (!programs) throw new Error(`${name} is not installed.`)
  const [first = '', second = '', third = ''] = programs
  return name === 'firefox'
    ? startFirefox(first, isDark)
    : startWebKit({ driver: first, browser: second, display: third }, isDark)
}
