import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { record, string, type, type Infer } from 'superstruct'
import { readJson } from './read-json'
import { root } from './run'

/** The committed list of the public surfaces. */
export const SURFACE_FILE = 'module/surface.json'
/** Version of what has changed since the last release. `npm run release` replaces it. */
export const UNRELEASED = 'Unreleased'

/** Signature of what is exported no more. */
export const GONE = 'gone'

const Listed = type({ text: string(), signature: string(), changed: string() })
/** `changed` is the version that has changed it last, or 'first' for the first edition of the surface. */
export type Listed = Infer<typeof Listed>
export type ListedSurface = Record<string, Record<string, Listed>>

export const listed = (): ListedSurface =>
  existsSync(join(root, SURFACE_FILE))
    ? readJson(join(root, SURFACE_FILE), record(string(), record(string(), Listed)))
    : {}
