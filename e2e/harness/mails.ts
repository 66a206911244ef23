import { expect } from '@playwright/test'
import { PATIENCE_MS } from '../../scripts/tools/patience'
import { sentMails } from './mail-files'
import type { Server } from './server'

/** Waits until as many mails to an address have a subject that begins with the words. */
export async function expectMails(
  { directory }: Pick<Server, 'directory'>,
  { to, subject }: { readonly to: string; readonly subject: string },
  count: number,
): Promise<void> {
  await expect(async () => {
    const mails = await sentMails(directory)
    const subjects = mails.filter((mail) => mail.to?.[0]?.address === to).map((mail) => mail.subject ?? '')
    const found = subjects.filter((one) => one.startsWith(subject)).length
    expect({ subjects, found }).toEqual({ subjects, found: count })
  }).toPass({ timeout: PATIENCE_MS })
}

/** Waits for a mail, to anybody or to an address, whose text has a link with the given part. Returns its path and fragment. */
export async function linkInMail({ directory }: Pick<Server, 'directory'>, part: string, to?: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    for (const { text = '', to: recipients } of await sentMails(directory)) {
      if (to !== undefined && recipients?.[0]?.address !== to) continue
      found ??= text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(part))
    }
    expect(found).toBeDefined()
  }).toPass({ timeout: PATIENCE_MS })
  const { pathname, hash } = new URL(found ?? '')
  return pathname + hash
}
