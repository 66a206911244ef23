import { join, relative } from 'node:path'
import type { RsbuildConfig } from '@rsbuild/core'
import { root } from '../../scripts/tools/run.ts'
import { outsideModules } from './modules.js'
import { ofServer, requiring, written } from './registry.js'

/** What a package imports of this project, the runtime that the compilers put into its files, and the list of packages. */
export const ofProject = (registry: string) => ({
  'huoltovaraus/module': join(root, 'module/index.ts'),
  '#shared/jsx': join(root, 'shared/jsx'),
  '#outside': registry,
})

/** What the bundler needs to compile the packages of PROCESSES into the application; nothing without any. */
export function withOutside(): RsbuildConfig {
  const modules = outsideModules()
  if (modules.length === 0) return {}
  const registry = written('outside.cjs', requiring(modules))
  return {
    resolve: { alias: ofProject(registry) },
    source: { include: modules.map((one) => one.folder) },
    // React and MobX are those of the application, wherever the package stands.
    tools: { rspack: { resolve: { modules: [join(root, 'node_modules'), 'node_modules'] } } },
  }
}

/** Imports each package, because Vitest's modules cannot be required. */
const importing = (modules: readonly { readonly name: string; readonly entry: string }[]): string =>
  `export const outside = []\n${modules
    .map(
      ({ name, entry }, index) =>
        `import * as module${index} from ${JSON.stringify(entry)}\noutside.push({ name: ${JSON.stringify(name)}, load: () => module${index} })\n`,
    )
    .join('')}`

interface InTests {
  /** Where Vitest finds what the packages import. */
  readonly resolve: { readonly alias: Record<string, string>; readonly dedupe: string[] }
  /** Patterns of the packages' own tests. */
  readonly tests: readonly string[]
}

/** The same for Vitest, with the parts for the server and for tests. */
export function outsideInTests(): InTests {
  const modules = outsideModules()
  if (modules.length === 0) return { resolve: { alias: {}, dedupe: [] }, tests: [] }
  const registry = written('outside.ts', importing(modules))
  const parts = modules.flatMap(({ name, server }) => (server === null ? [] : [{ name, entry: server }]))
  const resolve = {
    // The longer names first, because the other is a beginning of them.
    alias: {
      ...ofServer(written('outside-server.ts', importing(parts))),
      'huoltovaraus/module/test': join(root, 'tests/module.ts'),
      ...ofProject(registry),
    },
    // Those of this project, wherever the package stands.
    dedupe: ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@testing-library/react', 'msw'],
  }
  return { resolve, tests: modules.map(({ folder }) => `${relative(root, folder)}/**/*.test.{ts,tsx}`) }
}
