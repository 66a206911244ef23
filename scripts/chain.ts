// Imports or exports a chain's workshops, products, prices, texts and settings as one JSON document.
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { chainText } from '#server/chain/export'
import { faultLine } from '#server/chain/faults/fault'
import { holidayLine, listedDays, missingHolidays } from '#server/chain/holidays'
import { readDocument } from '#server/chain/read-document'
import { chainSchema } from '#server/chain/schema/document'
import { ASKS } from '#server/desk/run'
import { deskCommand, UsageError } from './tools/desk'
import { dateOf, wallClockAt } from '#shared/date/wall-clock'
import { complain, reason, say } from './tools/run'

const HELP = `npm run chain -- import FILE [--dry-run | --yes]
npm run chain -- export FILE
npm run chain -- holidays FILE [--add]
npm run -s chain -- schema

  import     replaces the chain by FILE: adds and changes entries, and removes those missing in FILE.
             Lists every error of FILE with its path, and changes nothing if there is any.
             Keeps bookings and reserved times: FILE must contain every workshop that has some.
             Lists the bookings, held times, offers and carts that no longer fit, with telephone numbers.
             The first import removes the demo data except its register of vehicles. From then on
             the server does not write demo data again.
  --dry-run  prints all that without changing anything.
  --yes      also if a price changes by more than a third. Without it a terminal asks, and a script gets exit code 3.
  export     writes the chain into FILE. The same chain always produces the same file.
  holidays   prints the Finnish public holidays of the next twelve months, from Monday to Friday, that FILE lacks.
  --add      writes them into closedDays of FILE. Import FILE then.
  schema     prints the document's JSON Schema, which is also docs/chain.schema.json.

Uses the database of DATABASE_URL, or the embedded one in DATA_DIR (./.data). A server may be running
on it; its visitors then wait until a long import ends.
Exit code: 0 success, 1 failure, 2 invalid arguments, 3 nothing was changed, because --yes is missing.`

await deskCommand(HELP, async (args, ask) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
    },
  })
  const [command, file, ...more] = positionals
  if (command === 'schema' && file === undefined) {
    say(JSON.stringify(chainSchema, null, 2))
    return 0
  }
  if (!isCommand(command) || file === undefined || more.length > 0)
    throw new UsageError("expected 'import FILE', 'export FILE' or 'holidays FILE'")
  const { 'dry-run': dryRun, yes, add } = values
  if (add && command !== 'holidays') throw new UsageError("'--add' belongs to holidays")
  if (command === 'import') {
    const request = { command: 'chain import', text: await readText(file), dryRun } as const
    const exit = await ask({ ...request, confirmed: yes })
    const isMeant = exit === ASKS && process.stdin.isTTY && (await isAgreed('Import these prices? [y/N] '))
    return isMeant ? ask({ ...request, confirmed: true }) : exit
  }
  if (dryRun || yes) throw new UsageError("'--dry-run' and '--yes' belong to import")
  if (command === 'holidays') return proposeHolidays(file, add)

  const chunks: string[] = []
  const exit = await ask({ command: 'chain export' }, { text: (text) => void chunks.push(text) })
  if (exit === 0) await about(file, writeFile(file, chunks.join('')))
  return exit
})

/** Prints the holidays that a document lacks, and adds them if asked to. */
async function proposeHolidays(file: string, add: boolean): Promise<number> {
  const reading = readDocument(await readText(file))
  if ('faults' in reading) {
    for (const fault of reading.faults) complain(`${file}: ${faultLine(fault)}`)
    return 1
  }
  const { document } = reading
  const missing = missingHolidays(listedDays(document), dateOf(wallClockAt(new Date())))
  for (const holiday of missing) say(holidayLine(holiday))
  if (missing.length === 0) say('none is missing')
  else if (add) {
    const closedDays = [...document.closedDays, ...missing.map(({ date }) => date)].sort()
    await about(file, writeFile(file, chainText({ ...document, closedDays })))
  }
  return 0
}

// A declaration, because the command above runs before the rest of this file.
function isCommand(command: string | undefined): command is 'import' | 'export' | 'holidays' {
  return command === 'import' || command === 'export' || command === 'holidays'
}

/**
 * Reads a UTF-8 file without its byte order mark.
 * @throws Error if the bytes are not valid UTF-8
 */
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

/** Asks on the terminal. Anything but yes is no. */
async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}
