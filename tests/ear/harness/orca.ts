/** The screen reader. Its debug file has each utterance, so nothing needs to sound. */
import { mkdir, open, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureProgram } from '../../production/harness/ensure-program'
import type { Desktop } from './desktop'

/** Limit of a wait for the first sign of Orca, which a busy machine delays. Some keys change nothing it would notice. */
const FIRST_MS = 4000
/** Orca has finished once its debug file has not grown for this long. */
const QUIET_MS = 900
/** Limit of a wait for quiet. */
const MOST_MS = 15_000
const START_MS = 60_000
const POLL_MS = 60

/** Code that Orca runs at its start. Without it the last utterances would stay in a buffer. */
const CUSTOMIZATIONS = 'import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n'

const UTTERANCE = /SPEECH OUTPUT: '(.*?)' ?\{/gs

export interface Orca {
  /** Waits until Orca is quiet. Resolves to the utterances since the last call. */
  readonly hears: () => Promise<readonly string[]>
  /** Utterances about the page that was open at the start. */
  readonly opening: readonly string[]
}

/** Starts Orca beside a browser that shows a page, and waits until it has spoken. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const file = join(desktop.folder, 'orca.out')
  const settings = join(desktop.folder, '.local/share/orca')
  await mkdir(settings, { recursive: true })
  await writeFile(join(settings, 'orca-customizations.py'), CUSTOMIZATIONS)
  const orca = await ensureProgram('orca', 'orca', 'at-spi2-core')
  const command = [orca, '--replace', '--debug', `--debug-file=${file}`]
  // A speech dispatcher that starts and never responds would stop Orca. This one ends at once.
  desktop.start(command, { SPEECHD_CMD: '/bin/false' })
  let read = 0
  const hears = async (): Promise<readonly string[]> => {
    const latest = Date.now() + MOST_MS
    let size = read
    for (let until = Date.now() + FIRST_MS; Date.now() < Math.min(until, latest); await setTimeout(POLL_MS)) {
      const now = await sizeOf(file)
      if (now !== size) until = Date.now() + QUIET_MS
      size = now
    }
    const text = await readPart(file, read, size)
    read = size
    return [...text.matchAll(UTTERANCE)].map(([, said = '']) => said.trim()).filter(Boolean)
  }
  const opening: string[] = []
  for (const deadline = Date.now() + START_MS; opening.length === 0;) {
    if (Date.now() > deadline) throw new Error('Orca said nothing.')
    opening.push(...(await hears()))
  }
  return { hears, opening }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.size ?? 0
}

async function readPart(file: string, from: number, to: number): Promise<string> {
  if (to === from) return ''
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(to - from), 0, to - from, from)
  await handle.close()
  return buffer.toString()
}
