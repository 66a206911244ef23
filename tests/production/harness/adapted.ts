import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/tools/run'

/** Pairs of a text of a file and what takes its place. */
export type Replacements = readonly (readonly [from: string, to: string])[]

/**
 * Returns the text of a file of the repository for this machine.
 * @throws Error if a text that is replaced is not there
 */
export async function adapted(file: string, replacements: Replacements): Promise<string> {
  let text = await readFile(join(root, file), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}
