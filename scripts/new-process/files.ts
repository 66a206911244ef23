import { moduleFiles } from './module-files'
import type { Names } from './names'
import { stepFiles } from './step-files'
import { testFiles } from './test-files'

/** Everything that is made for a new process, by file. */
export const filesOf = (names: Names): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...moduleFiles(names), ...stepFiles(names), ...testFiles(names) }))
