import type { RsbuildPlugin } from '@rsbuild/core'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './run'
import { filesBelow } from './spa'

/** What a CSS module names: classes, and keyframes, which css-loader renames too. */
const LOCAL = /(?:\.|@keyframes )([a-z_][\w-]*)/gi
/** Custom properties. Those of the brand are set at run time, by their names. */
const PROPERTY = /--(?!brand-)[a-z][\w-]*/g
/** The same in a script, where two minus signs may also be arithmetic. */
const QUOTED_PROPERTY = /(?<=['"`(])--(?!brand-)[a-z][\w-]*/g

// No name begins with an a: blockers hide what is called "ad".
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `aA${FIRST}0123456789_`

const nth = (index: number): string => {
  const second = SECOND[Math.floor(index / FIRST.length)]
  if (second === undefined) throw new Error('There are more names than two letters can tell apart.')
  return `${FIRST[index % FIRST.length]}${second}`
}

/** A short name for each, in their order: every build of the same sources gives the same. */
const shortened = (names: readonly string[]): Map<string, string> =>
  new Map([...new Set(names)].map((name, index) => [name, nth(index)]))

function readNames(): Record<'locals' | 'properties', Map<string, string>> {
  const sheets = ['src', 'processes', 'features', 'entities', 'shared']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }))
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  return {
    locals: shortened(
      modules.flatMap(({ file, css }) => [...css.matchAll(LOCAL)].map(([, name]) => `${file}:${name}`)),
    ),
    properties: shortened(sheets.flatMap(({ css }) => css.match(PROPERTY) ?? [])),
  }
}

/**
 * Gives every class of the CSS modules and every custom property a name of two letters. Hashes do not pack, neighbours do: with
 * the usual four letters of a hash, and properties called what the sources call them, the first screen weighs 1 kB more and
 * the whole wizard 2.3 kB. In development names stay readable.
 */
export const shortNames: RsbuildPlugin = {
  name: 'short-names',
  apply: 'build',
  setup(api) {
    const { locals, properties } = readNames()
    const shorten = (name: string): string => {
      const short = properties.get(name)
      return short ? `--${short}` : name
    }
    api.transform({ test: /\.tsx?$/ }, ({ code }) => code.replaceAll(QUOTED_PROPERTY, shorten))
    // Style sheets are minified by then, and have no hash of their content yet.
    api.processAssets({ stage: 'summarize' }, ({ assets, compilation, sources: { RawSource } }) => {
      for (const [file, asset] of Object.entries(assets).filter(([name]) => name.endsWith('.css')))
        compilation.updateAsset(file, new RawSource(asset.source().toString().replaceAll(PROPERTY, shorten)))
    })
    const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string => {
      const sheet = relative(root, resourcePath).replaceAll(sep, '/')
      return locals.get(`${sheet}:${name}`) ?? `${sheet}-${name}`.replaceAll(/\W/g, '-')
    }
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { tools: { cssLoader: { modules: { getLocalIdent } } } }),
    )
  },
}
