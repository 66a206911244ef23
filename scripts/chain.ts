// Brings a chain's own workshops, products, prices, texts and settings in, or writes them out: one JSON document.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chainSchema } from '#server/chain/schema'
import { deskCommand, UsageError } from './tools/desk'
import { reason, say } from './tools/run'

const HELP = `npm run chain -- import FILE [--dry-run]
npm run chain -- export FILE
npm run -s chain -- schema

  import     makes the chain what FILE says: adds, changes, and removes what FILE leaves out.
             Every fault of FILE is listed with its path, and with any of them nothing is changed.
             Bookings and reserved times stay: a workshop that has any cannot be left out.
             The first import removes what the demo has put into the database (not its register of
             vehicles), and from then on nothing of the demo is written any more.
  --dry-run  only says what would change.
  export     writes the chain into FILE; the same chain always gives the same file.
  schema     prints the document's JSON Schema, which is also docs/chain.schema.json.

The database is that of DATABASE_URL, or the embedded
one in DATA_DIR (./.data), whether a server is running on it or not; while one is, visitors wait for
a long import to end.
Exit code: 0 done, 1 not done, 2 not understood.`

await deskCommand(HELP, async (args, ask) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, file, ...more] = positionals
  if (command === 'schema' && file === undefined) {
    say(JSON.stringify(chainSchema, null, 2))
    return 0
  }
  if ((command !== 'import' && command !== 'export') || file === undefined || more.length > 0)
    throw new UsageError("expected 'import FILE' or 'export FILE'")
  const dryRun = values['dry-run']
  if (command === 'import') return ask({ command: 'chain import', text: await readText(file), dryRun })
  if (dryRun) throw new UsageError("'--dry-run' belongs to import")

  const parts: string[] = []
  const exit = await ask({ command: 'chain export' }, { text: (text) => void parts.push(text) })
  if (exit === 0) await about(file, writeFile(file, parts.join('')))
  return exit
})

/** A byte order mark is left out; bytes that are no UTF-8 are an error instead of other characters. */
async function readText(file: string): Promise<string> {
  const bytes = await about(file, readFile(file))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${file}: is not UTF-8 text`)
  }
}

async function about<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Error(`${file}: ${reason(error).split(',')[0]}`, { cause: error })
  }
}
