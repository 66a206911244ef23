import type { RsbuildPlugin } from '@rsbuild/core'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './run'
import { filesBelow } from './spa'

const joined = join(root, '.cache/build/joined.ts')
const ROOMS = ['src', 'processes', 'features', 'entities', 'shared']
const IMPORT = /import\(\/\* webpackChunkName: "([\w-]+)" \*\/ '([^']+)'\)/g

/** What is imported so under these names, by its paths. */
function modulesOf(names: ReadonlySet<string | undefined>): string[] {
  const sources = ROOMS.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file))
  const targets = sources.flatMap((source) => {
    const file = join(root, source)
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(([, name]) => names.has(name))
      .map(([, , path = '']) => resolve(dirname(file), path))
  })
  return [...new Set(targets)]
}

/**
 * Joins what is imported dynamically under any of these chunk names into one module, since it is one file anyway. The bundler
 * can give one scope to a module and all that it alone imports; with ten modules imported from outside it gives each its own,
 * and a table of wrappers ties them together. That is 0.6 kB of the wizard.
 */
export const joinedChunks = (chunk: string, names: ReadonlySet<string | undefined>): RsbuildPlugin => ({
  name: 'joined-chunks',
  apply: 'build',
  setup(api) {
    const modules = modulesOf(names)
    mkdirSync(dirname(joined), { recursive: true })
    writeFileSync(joined, modules.map((path, index) => `export * as part${index} from '${path}'\n`).join(''))
    api.transform({ test: /\.tsx?$/, environments: ['web'] }, ({ code, resourcePath }) =>
      code.replaceAll(IMPORT, (all: string, name: string, path: string) => {
        const index = modules.indexOf(resolve(dirname(resourcePath), path))
        if (!names.has(name) || index < 0) return all
        return `import(/* webpackChunkName: "${chunk}" */ '${joined}').then(({ part${index} }) => part${index})`
      }),
    )
  },
})
