// `npm run new:process -- CAR_WASH autopesu`: makes a process of that type at that path, with a step of its own, its texts
// and its test, and registers it. As made it passes `npm test` (docs/adding-a-process.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from './new-process/files'
import { namesOf, type Names } from './new-process/names'
import { registered } from './new-process/register'
import { routedModules } from './tools/process-modules'
import { complain, reason, root, run, say } from './tools/run'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

async function write(names: Names): Promise<string[]> {
  const made = filesOf(names)
  const there = [...made.keys()].find((file) => existsSync(join(root, file)))
  if (there !== undefined) throw new Error(`${there} is there already; nothing was changed.`)
  const files = new Map([...made, ...registered(names, read)])
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { code, output } = await run(['oxfmt', ...files.keys()])
  if (code !== 0) throw new Error(`The files are written, but not formatted: ${output}`)
  return [...files.keys()]
}

try {
  const [type, path] = process.argv.slice(2)
  const names = namesOf(type, path, routedModules())
  for (const file of await write(names)) say(file)
  say(`\n${names.type} is at /${names.path}: npm run dev shows it, npm run test:feature ${names.slug} tests it.`)
  say('What comes next: docs/adding-a-process.md')
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
