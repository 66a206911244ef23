import { join } from 'node:path'

/**
 * Where this program's own files are: `server`, or `dist-server` in the bundle, which has copies of them at the same
 * paths. This module must lie directly in `server`, because the bundle has no directories.
 */
export const serverFolder = import.meta.dirname

/** The project's directory, in which both of them lie. */
export const projectFolder = join(serverFolder, '..')
