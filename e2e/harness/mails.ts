import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from './server'

/** Decodes quoted-printable text, which breaks long lines. */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** Waits for a mail whose text has a link to a path of the application, and returns that path with its fragment. */
export async function linkInMail({ directory }: Pick<Server, 'directory'>, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const folder = join(directory, 'mail')
    const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
    link = texts
      .map((text) =>
        decoded(text)
          .match(/https?:\/\/\S+/g)
          ?.find((one) => one.includes(path)),
      )
      .find(Boolean)
    expect(link).toBeDefined()
  }).toPass()
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}
