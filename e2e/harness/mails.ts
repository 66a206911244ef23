import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Server } from './server'

/** Waits for a mail whose text has a link with the given part, and returns the link's path and fragment. */
export async function linkInMail({ directory }: Pick<Server, 'directory'>, part: string): Promise<string> {
  const folder = join(directory, 'mail')
  let found: string | undefined
  await expect(async () => {
    for (const file of await readdir(folder)) {
      const { text = '' } = await PostalMime.parse(await readFile(join(folder, file)))
      found ??= text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(part))
    }
    expect(found).toBeDefined()
  }).toPass()
  const { pathname, hash } = new URL(found ?? '')
  return pathname + hash
}
