/**
 * `npm run bench:lists`: scrolls and searches the longest list of workplaces at 4x CPU slowdown, beside the same rows
 * in plain HTML. Ratios and counts are gated. Milliseconds depend on the machine and are only shown.
 */
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { report } from './report'
import { visit } from './visit'
import { workplaces } from './workplaces'

const ROUNDS = Number(process.env['ROUNDS'] ?? 3)

say('Milliseconds at 4x CPU slowdown: frame to frame by the clock, and the longest task in its thread’s own time.')
await measureInBrowser(async (browser, url) => {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, url, workplaces))
  return report(workplaces, rounds)
})
