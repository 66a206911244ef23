import AllureVitestReporter from 'allure-vitest/reporter'
import type { Vitest } from 'vitest/node'
import { labelling, RESULTS } from './listener'

/** Full names are `huoltovaraus:features/find-vehicle/model/vehicle-faults.test.ts#title`. */
const FILE = /^[^:]*:([^#]*)#/

/** Vitest's results for the report. */
export default class VitestResults extends AllureVitestReporter {
  constructor() {
    super({
      resultsDir: RESULTS,
      listeners: [labelling(({ fullName = '' }) => ({ file: FILE.exec(fullName)?.[1] ?? '' }))],
    })
  }

  /**
   * Runs the tests without the adapter's own set-up. It wraps each assertion to report it as a step, and writes out what is
   * compared: a failed assertion on an element then says 'Invalid string length' instead of its message.
   */
  override onInit(vitest: Vitest): void {
    const own = vitest.projects.map(({ config }) => ({
      config,
      setupFiles: [...config.setupFiles],
      runner: config.runner,
    }))
    super.onInit(vitest)
    for (const { config, setupFiles, runner } of own) Object.assign(config, { setupFiles, runner })
  }
}
