import type { LifecycleListener } from 'allure-js-commons/sdk/reporter'
import { labelsOf, repeatCommand, type ReportedTest } from './labels'

type TestResult = Parameters<NonNullable<LifecycleListener['beforeTestResultWrite']>>[0]

/** Where the adapters put their results, from the project's folder. */
export const RESULTS = '.cache/report/results'

/** Adds labels and the repeating command to each result that an adapter writes. `read` knows how it names files. */
export const labelling = (read: (result: TestResult) => Pick<ReportedTest, 'file' | 'browser'>): LifecycleListener => ({
  beforeTestResultWrite(result) {
    const test = { ...read(result), title: result.name ?? '', stage: process.env['STAGE'] ?? '' }
    // The same test in another stage is another result, not a second try.
    result.historyId = `${result.historyId}:${test.stage}`
    result.labels.push(...labelsOf(test))
    result.description = `Again: \`${repeatCommand(test)}\``
  },
})
