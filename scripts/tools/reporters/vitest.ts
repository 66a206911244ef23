import type { Reporter, TestCase } from 'vitest/node'
import { failureLine } from './failure-line'

/** Prints each failed test of Vitest as it ends. */
export default class FailuresAsTheyHappen implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    process.stdout.write(failureLine(`${test.module.relativeModuleId} ${test.fullName}`, errors[0]?.message))
  }
}
