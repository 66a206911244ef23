// An import whose process is killed at any moment leaves the chain as it was or as its document says.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainText } from '#server/chain/export'
import { chain, chainProduct } from '#tests/fixtures/chain'
import { proofSize } from '#tests/harness/proof-size'
import { shipped } from '#tests/harness/servers/bundled-server'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PRODUCTS = 3_000
/** Moments from the start of the command. Its last ones are after the end of the import. */
const MOMENTS = proofSize(40, 4)
const LONGEST_MS = 4_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-killed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const documentOf = (price: number): string =>
  chainText(
    chain(2, 0, {
      products: Array.from({ length: PRODUCTS }, (_, n) => chainProduct(n + 1, { price, normalPrice: null })),
    }),
  )

function command(...args: readonly string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') }
  const child = spawn(process.execPath, [...shipped('chain'), ...args], { cwd: ROOT, env, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  return { child, ended }
}

async function exported(): Promise<string> {
  const file = join(folder, 'exported.json')
  expect(await command('export', file).ended).toBe(0)
  return readFile(file, 'utf8')
}

it(`OP-04 killed at ${MOMENTS} moments`, { timeout: 600_000 }, async () => {
  const files = [10, 11].map((price) => ({ path: join(folder, `${price}.json`), text: documentOf(price) }))
  for (const { path, text } of files) await writeFile(path, text)
  const [first, second] = files
  expect(await command('import', first?.path ?? '', '--yes').ended).toBe(0)
  let before = await exported()
  for (let moment = 0; moment < MOMENTS; moment++) {
    const next = before === first?.text ? second : first
    const { child, ended } = command('import', next?.path ?? '', '--yes')
    await Promise.race([ended, setTimeout((LONGEST_MS * (moment + 1)) / MOMENTS)])
    child.kill('SIGKILL')
    await ended
    const after = await exported()
    expect([before, next?.text].includes(after)).toBe(true)
    before = after
  }
})
