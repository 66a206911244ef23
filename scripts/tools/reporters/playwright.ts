import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { failureLine } from './failure-line'

/** Prints each failed test of Playwright as it ends. */
export default class FailuresAsTheyHappen implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus) return
    const { file, line } = test.location
    const project = test.parent.project()?.name ?? ''
    process.stdout.write(failureLine(`[${project}] ${relative('', file)}:${line} ${test.title}`, error?.message))
  }

  printsToStdio(): boolean {
    return false
  }
}
