import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { PATIENCE_MS } from '../../scripts/tools/patience'
import type { Server } from './server'

const folder = (directory: string): string => join(directory, 'mail')
const parsed = async (directory: string, file: string) =>
  PostalMime.parse(await readFile(join(folder(directory), file)))

/** Waits until as many mails to an address have a subject that begins with the words. */
export async function expectMails(
  { directory }: Pick<Server, 'directory'>,
  { to, subject }: { readonly to: string; readonly subject: string },
  count: number,
): Promise<void> {
  await expect(async () => {
    const mails = await Promise.all((await readdir(folder(directory))).map((file) => parsed(directory, file)))
    const subjects = mails.filter((mail) => mail.to?.[0]?.address === to).map((mail) => mail.subject ?? '')
    const found = subjects.filter((one) => one.startsWith(subject)).length
    expect({ subjects, found }).toEqual({ subjects, found: count })
  }).toPass({ timeout: PATIENCE_MS })
}

/** Waits for a mail, to anybody or to an address, whose text has a link with the given part. Returns its path and fragment. */
export async function linkInMail({ directory }: Pick<Server, 'directory'>, part: string, to?: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    for (const file of await readdir(folder(directory))) {
      const { text = '', to: recipients } = await parsed(directory, file)
      if (to !== undefined && recipients?.[0]?.address !== to) continue
      found ??= text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(part))
    }
    expect(found).toBeDefined()
  }).toPass({ timeout: PATIENCE_MS })
  const { pathname, hash } = new URL(found ?? '')
  return pathname + hash
}
