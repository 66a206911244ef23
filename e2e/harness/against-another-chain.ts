/**
 * A stage of `npm test -- --all`: the journeys with the tag @any-server against the shipped server, which has none of the test
 * hooks, with the names and prices of another chain.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '#shared/date/wall-clock'
import { shipped } from '#tests/harness/servers/bundled-server'
import { runServer } from '../../scripts/tools/reference-server'
import { complain, onInterrupt, reason, run, typescript } from '../../scripts/tools/run'
import seedOnce from './seed-once'
import { seeded } from './server'

interface Chain {
  readonly workshops: readonly { readonly name: string }[]
  readonly products: readonly { readonly description: string; readonly price: number | null }[]
}

const DEARER = 11

/** The chain under other names, with other prices. */
const renamed = ({ workshops, products, ...rest }: Chain): Chain => ({
  ...rest,
  workshops: workshops.map((one) => ({ ...one, name: `Korjaamo ${one.name.split(' ').at(-1)}` })),
  products: products.map((one) => ({
    ...one,
    description: `Työ: ${one.description}`,
    price: one.price === null ? null : one.price + DEARER,
    normalPrice: null,
  })),
})

/** Runs a command of the desk on the server's data. */
async function desk(directory: string, name: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run([process.execPath, ...shipped(name), ...args], { env: { DATA_DIR: directory } })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

/** Lists what the journeys have booked and not cancelled. */
async function left(directory: string): Promise<readonly string[]> {
  const today = new Date().toISOString().slice(0, 10)
  const list = await desk(directory, 'bookings', 'list', '--from', today, '--to', addDays(today, 90), '--csv')
  return list
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '' && !line.includes('peruttu'))
}

onInterrupt()
const directory = await mkdtemp(join(tmpdir(), 'e2e-chain-'))
try {
  await seedOnce()
  await cp(seeded, directory, { recursive: true })
  const file = join(directory, 'chain.json')
  await desk(directory, 'chain', 'export', file)
  const document: Chain = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(renamed(document)))
  await desk(directory, 'chain', 'import', file, '--yes')
  const server = await runServer(directory, {}, shipped('main').at(-1))
  const { code } = await run(typescript('scripts/e2e.ts', '--against', ...process.argv.slice(2)), {
    env: { BASE_URL: server.url },
    live: true,
  })
  const kept = await left(directory)
  await server.stop()
  if (kept.length > 0) throw new Error(`Not cancelled:\n${kept.join('\n')}`)
  process.exitCode = code
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
} finally {
  await rm(directory, { recursive: true, force: true })
}
