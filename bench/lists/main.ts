/**
 * `npm run bench:lists [part of a name]`: the longest lists a chain can have, scrolled and searched at a quarter of the
 * machine's speed, and the same rows in plain HTML beside them. Ratios and counts are gated; milliseconds depend on the
 * machine and are only shown.
 */
import { chromium } from 'playwright'
import { ensureBrowser } from '../../scripts/tools/browser'
import { complain, reason, say } from '../../scripts/tools/run'
import { ensureBuilt } from '../../scripts/tools/spa'
import { startProduct } from '../page/product'
import type { LongList } from './list'
import { report } from './report'
import { visit } from './visit'
import { workplaces } from './workplaces'

const LISTS: readonly LongList[] = [workplaces]
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)

async function measure(wanted: string): Promise<boolean> {
  const executablePath = await ensureBrowser()
  if (!(await ensureBuilt())) throw new Error('The app could not be built.')
  const product = await startProduct()
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ]
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] })
  try {
    let isWithin = true
    for (const list of LISTS.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, product.url, list))
      if (!report(list, rounds)) isWithin = false
    }
    return isWithin
  } finally {
    await browser.close()
    await product.stop()
  }
}

try {
  say('Milliseconds at 4x CPU slowdown: frame to frame by the clock, and the longest task in its thread’s own time.')
  if (!(await measure(process.argv[2] ?? ''))) process.exitCode = 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
