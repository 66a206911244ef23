import { moduleFiles } from './module-files'
import type { Names } from './names'
import { stepFiles } from './step-files'
import { testFiles } from './test-files'

/** Returns all files of a new process, by path. */
export const filesOf = (names: Names): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...moduleFiles(names), ...stepFiles(names), ...testFiles(names) }))
