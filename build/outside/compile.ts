import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RsbuildConfig } from '@rsbuild/core'
import { root } from '../../scripts/tools/run.ts'
import { outsideModules, type OutsideModule } from './modules.ts'

const folder = join(root, '.cache/build')
/** What a package imports of this project, the runtime that the compilers put into its files, and the list of packages. */
export const ofProject = (registry: string) => ({
  'huoltovaraus/module': join(root, 'module/index.ts'),
  '#shared/jsx': join(root, 'shared/jsx'),
  '#outside': registry,
})

/** Writes the list of the packages, in place of processes/outside.ts. Returns its path. */
function written(file: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}

/** Requires each package when the registry is made, so that one that throws can be left out. */
const required = ({ name, entry }: OutsideModule): string =>
  `  { name: ${JSON.stringify(name)}, load: () => require(${JSON.stringify(entry)}) },\n`

/** What the bundler needs to compile the packages of PROCESSES into the application; nothing without any. */
export function withOutside(): RsbuildConfig {
  const modules = outsideModules()
  if (modules.length === 0) return {}
  const registry = written('outside.cjs', `exports.outside = [\n${modules.map(required).join('')}]\n`)
  return {
    resolve: { alias: ofProject(registry) },
    source: { include: modules.map((one) => one.folder) },
    // React and MobX are those of the application, wherever the package stands.
    tools: { rspack: { resolve: { modules: [join(root, 'node_modules'), 'node_modules'] } } },
  }
}

const imported = ({ name, entry }: OutsideModule, index: number): string =>
  `import * as module${index} from ${JSON.stringify(entry)}\noutside.push({ name: ${JSON.stringify(name)}, load: () => module${index} })\n`

/** The same for Vitest, whose modules cannot be required. */
export function outsideInTests(): { readonly alias: Record<string, string>; readonly dedupe: string[] } {
  const modules = outsideModules()
  if (modules.length === 0) return { alias: {}, dedupe: [] }
  const registry = written('outside.ts', `export const outside = []\n${modules.map(imported).join('')}`)
  return { alias: ofProject(registry), dedupe: ['react', 'react-dom', 'mobx', 'mobx-react-lite'] }
}
