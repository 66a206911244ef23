import type { RsbuildPlugin } from '@rsbuild/core'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './run'
import { filesBelow } from './spa'

/** What a style sheet names: classes, and keyframes, which css-loader renames too. */
const NAMES = /(?:\.|@keyframes )([a-z_][\w-]*)/gi

// No name begins with an a: blockers hide what is called "ad".
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `aA${FIRST}0123456789_`

const nth = (index: number): string => {
  const second = SECOND[Math.floor(index / FIRST.length)]
  if (second === undefined) throw new Error('There are more class names than two letters can tell apart.')
  return `${FIRST[index % FIRST.length]}${second}`
}

/** Each name of each CSS module, in the order of the files: every build of the same sources gives the same. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>()
  const sheets = ['src', 'processes', 'features', 'entities', 'shared'].flatMap(filesBelow)
  for (const sheet of sheets.filter((file) => file.endsWith('.module.css')))
    for (const [, name] of readFileSync(join(root, sheet), 'utf8').matchAll(NAMES)) {
      const key = `${sheet}:${name}`
      if (!names.has(key)) names.set(key, nth(names.size))
    }
  return names
}

/**
 * Gives every class of the CSS modules a name of two letters. Hashes do not pack, neighbours do: with hashes of four letters
 * the first screen weighs 0.5 kB more and the whole wizard 1.5 kB. In development names stay readable.
 */
export const shortClassNames: RsbuildPlugin = {
  name: 'short-class-names',
  apply: 'build',
  setup(api) {
    const names = readNames()
    const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string => {
      const sheet = relative(root, resourcePath).replaceAll(sep, '/')
      return names.get(`${sheet}:${name}`) ?? `${sheet}-${name}`.replaceAll(/\W/g, '-')
    }
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { tools: { cssLoader: { modules: { getLocalIdent } } } }),
    )
  },
}
