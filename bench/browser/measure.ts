import { chromium, type Browser } from 'playwright'
import { ensureBrowser } from '../../scripts/tools/browser'
import { complain, reason } from '../../scripts/tools/run'
import { ensureBuilt } from '../../build/dist'
import { startProduct } from './product'

const QUIET = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']

/**
 * Runs a measurement of the built product in a browser, on its own server at `url`. Sets a failing exit code if
 * `measure` resolves to false or throws.
 */
export async function measureInBrowser(measure: (browser: Browser, url: string) => Promise<boolean>): Promise<void> {
  try {
    const executablePath = await ensureBrowser()
    if (!(await ensureBuilt())) throw new Error('The app could not be built.')
    const product = await startProduct()
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...QUIET] })
    try {
      if (!(await measure(browser, product.url))) process.exitCode = 1
    } finally {
      await browser.close()
      await product.stop()
    }
  } catch (error) {
    complain(reason(error))
    process.exitCode = 1
  }
}
