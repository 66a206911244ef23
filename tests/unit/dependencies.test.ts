import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { record, string, type } from 'superstruct'
import { describe, expect, it, test } from 'vitest'
import { ofProject } from '../../build/outside/compile'
import { ofServer } from '../../build/outside/registry'
import { filesBelow } from '../../scripts/tools/files-below'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const rows = [...textOf('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| (`[^|]+`) +\|/gm)].map(
  ([, name = '', folders = '']) => ({ name, folders: folders.split(',').map((one) => one.trim().replaceAll('`', '')) }),
)
const browser = ['src', 'processes', 'features', 'entities', 'shared']
const sourcesBelow = (folders: readonly string[]): { file: string; text: string }[] =>
  folders
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: textOf(file) }))

/** Whether a source imports a package, or a module of it. */
const imports = (text: string, name: string): boolean =>
  new RegExp(`(?:from|import|import\\()\\s*'${name}(?:/[^']+)?'`).test(text)

describe('docs/dependencies.md', () => {
  const sources = sourcesBelow([...browser, 'server'])

  it('has each shipped package', () => {
    const { dependencies } = readJson(join(root, 'package.json'), type({ dependencies: record(string(), string()) }))
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(dependencies).toSorted())
  })

  it.each(rows)('says where $name is imported', ({ name, folders }) => {
    const users = sources.filter(({ text }) => imports(text, name)).map(({ file }) => file)
    const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`)
    expect(folders.filter((folder) => !users.some((file) => isBelow(file, folder)))).toEqual([])
    expect(users.filter((file) => !folders.some((folder) => isBelow(file, folder)))).toEqual([])
  })
})

test('the build rewrites no package and puts no other file in its place', () => {
  const build = ['rsbuild.config.ts', ...filesBelow('build')].map((file) => ({ file, text: textOf(file) }))
  const rewriting = build.filter(({ text }) => /\bapi\.transform\(|string-replace/.test(text))
  expect(rewriting.map(({ file }) => file)).toEqual([])
  // Other names for files of this project alone, which packages outside it cannot import.
  const aliases = build.flatMap(({ file, text }) =>
    [...text.matchAll(/\balias\b.*/g)].map(([line]) => `${file} ${line}`),
  )
  expect(aliases.filter((line) => !/ alias: (?:of(?:Project|Server)\(|\{\}|\{$|Record<)/.test(line))).toEqual([])
  const names = Object.keys({ ...ofProject(''), ...ofServer('') })
  expect(names.filter((name) => !/^(?:#|huoltovaraus\/)/.test(name))).toEqual([])
  expect(textOf('package.json')).not.toMatch(/"(?:overrides|patchedDependencies)"|patch-package/)
})

test.each(['react', 'mobx', 'mobx-react-lite', 'react-router-dom', '@floating-ui/react'])(
  'no function of %s is written again beside it',
  async (name) => {
    const exported = new Set(Object.keys(await import(name)).filter((one) => /^[a-z]/.test(one)))
    const again = sourcesBelow(browser).flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm), ([, own = '']) => own)
        .filter((own) => exported.has(own))
        .map((own) => `${own} in ${file}`),
    )
    expect(again).toEqual([])
  },
)

test('only the router and shared/address.ts change the history of the browser', () => {
  const others = sourcesBelow(browser).filter(({ file }) => file !== 'shared/address.ts')
  expect(
    others
      .filter(({ text }) => /(?<![\w-])history\.(?!current|state\b)\w+|\{[^}]*\bhistory\b[^}]*\} = window/.test(text))
      .map(({ file }) => file),
  ).toEqual([])
})
