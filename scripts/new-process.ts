// `npm run new:process -- CAR_WASH autopesu`: makes a process of that type at that path, with a step of its own, its texts
// and its test, and registers it. As made it passes `npm test` (docs/adding-a-process.md).
//   --outside ../our-chain   makes it a package in that folder instead, and changes no file here
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOf } from './new-process/files'
import { namesOf, type Names } from './new-process/names'
import { outsideFiles } from './new-process/outside-files'
import { registered } from './new-process/register'
import { routedModules } from './tools/process-modules'
import { complain, reason, root, run, say } from './tools/run'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Writes files that are not there yet, and changed ones. Returns their paths, seen from here. */
async function write(folder: string, made: ReadonlyMap<string, string>, changed = new Map<string, string>()) {
  const there = [...made.keys()].find((file) => existsSync(join(folder, file)))
  if (there !== undefined) throw new Error(`${there} is there already; nothing was changed.`)
  const files = new Map([...made, ...changed])
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const paths = [...files.keys()].map((file) => join(folder, file))
  const { code, output } = await run(['oxfmt', ...paths])
  if (code !== 0) throw new Error(`The files are written, but not formatted: ${output}`)
  return paths.map((path) => relative(root, path))
}

const inside = (names: Names): Promise<string[]> => write(root, filesOf(names), registered(names, read))
const outside = (names: Names, folder: string): Promise<string[]> =>
  write(resolve(root, folder), new Map(Object.entries(outsideFiles(names))))

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { outside: { type: 'string' } } })
  const [type, path] = positionals
  const folder = values.outside
  const names = namesOf(type, path, routedModules(), folder !== undefined)
  for (const file of folder === undefined ? await inside(names) : await outside(names, folder)) say(file)
  const shown =
    folder === undefined
      ? `npm run dev shows it, npm run test:feature ${names.slug} tests it.`
      : `PROCESSES=${folder} npm run dev shows it, PROCESSES=${folder} npx vitest run --project=screens ${folder} tests it.`
  say(`\n${names.type} is at /${names.path}: ${shown}`)
  say('What comes next: docs/adding-a-process.md')
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
