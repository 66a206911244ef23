import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { installApart } from '../tools/install-apart'
import { root, run, say } from '../tools/run'
import { RESULTS } from './listener'

const HERE = 'scripts/report'
const REPORT = 'test-results/report/index.html'

/** Forgets the results of earlier runs and installs the generator, before a run whose report is wanted. */
export async function beginReport(): Promise<void> {
  rmSync(join(root, RESULTS), { recursive: true, force: true })
  await installApart(`${HERE}/generator`)
}

/** Makes one page of the results of all stages and says where it is. */
export async function makeReport(): Promise<void> {
  const allure = `${HERE}/generator/node_modules/allure/cli.js`
  const { code, output } = await run([process.execPath, allure, 'generate', '-c', `${HERE}/allurerc.json`, RESULTS])
  if (code !== 0) throw new Error(`The report could not be made:\n${output}`)
  say(`Report: ${REPORT}`)
}
